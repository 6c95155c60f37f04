import type { QuoteView } from './quote.words.ts'
import css from './quote-cell.module.css'

/** The price of a row and its change; fixed widths, so that nothing moves when they change. */
export function QuoteCell({ view }: { view: QuoteView }) {
  const { price, rate, tone, label } = view
  // New elements with the first price: a longer text at the right would count as moved.
  const known = price !== '--'
  return (
    <>
      <span key={`price ${known}`} className={css.price}>
        {price}
      </span>
      <span key={`rate ${known}`} className={css.pill} data-tone={tone}>
        {label === '' || rate !== '--' ? rate : label}
        {label !== '' && rate !== '--' && <span className={css.mark}>{label}</span>}
      </span>
    </>
  )
}
