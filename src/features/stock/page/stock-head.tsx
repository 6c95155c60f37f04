import { lazyPart } from '#ui/lazy-part.tsx'
import { FactList } from './fact-list.tsx'
import type { Looked } from './looked.words.ts'
import css from './stock-page.module.css'
import type { StockPage } from './stock-page.model.ts'
import type { StockHead as Head } from './stock-page.words.ts'

const NextOpen = lazyPart(() => import('./next-open.tsx').then((m) => m.NextOpen))

interface Props {
  head: Head
  page: StockPage
  /** The selected point of the chart: its values replace the facts. */
  looked: Looked | undefined
}

/** Price, change and facts of a stock; numbers change in place. look §4 */
export function StockHead({ head, page, looked }: Props) {
  const { price, tone, label, asOf, stale } = head
  const shown = stale ? 'flat' : tone
  const time = asOf === '' ? ' ' : `截至 ${asOf}`
  return (
    <section className={css.head} aria-label="行情">
      <p className={css.state}>
        <span role="status">{page.market || ' '}</span>
        <NextOpen symbol={page.symbol} />
      </p>
      <p className={css.now} data-tone={shown}>
        <strong>{price}</strong>
        {changesOf(head).map((change, at) => (
          <span key={at}>{change}</span>
        ))}
        {label !== '' && <span className={css.label}>{label}</span>}
      </p>
      <p className={css.state}>{looked?.when ?? time}</p>
      <FactList facts={looked?.facts ?? head.facts} />
    </section>
  )
}

/** A missing base is stated once, and not beside a missing price. */
function changesOf({ price, amount, rate }: Head): readonly string[] {
  if (rate !== '--') return [amount, rate]
  return price === '--' ? [] : [rate]
}
