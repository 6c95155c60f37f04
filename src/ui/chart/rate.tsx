import { rate, tone } from '#lib/number/rate.ts'
import css from './rate.module.css'

/** A change as 「+12.34%」 in its colour, which the sign repeats; '--' where there is none. spec §9 */
export function Rate({ value }: { value: number | undefined }) {
  return (
    <span className={css.rate} data-tone={tone(value)}>
      {rate(value)}
    </span>
  )
}
