import type { QuoteView } from './quote.words.ts'
import css from './quote-cell.module.css'

/** The price of a row and its change; fixed widths, so that nothing moves when they change. */
export function QuoteCell({ view }: { view: QuoteView }) {
  const { price, rate, tone, label } = view
  return (
    <>
      <span className={css.price}>{price}</span>
      <span className={css.pill} data-tone={tone}>
        {label === '' || rate !== '--' ? rate : label}
        {label !== '' && rate !== '--' && <span className={css.mark}>{label}</span>}
      </span>
    </>
  )
}
