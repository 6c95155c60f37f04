import type { PriceParts } from '#lib/number/price-parts.ts'
import css from './price.module.css'

/** The main amount of a page or its bar. */
export function Price({ unit, whole, cents }: PriceParts) {
  return (
    <strong className={css.price}>
      <small>{unit}</small>
      <span>{whole}</span>
      <small>{cents}</small>
    </strong>
  )
}
