import type { PriceParts } from '#lib/number/price-parts.ts'
import css from './price.module.css'

/** The amount that a page or its bar is about. */
export function Price({ unit, whole, cents }: PriceParts) {
  return (
    <strong className={css.price}>
      <small>{unit}</small>
      <span>{whole}</span>
      <small>{cents}</small>
    </strong>
  )
}
