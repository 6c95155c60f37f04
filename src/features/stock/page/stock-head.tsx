import css from './stock-page.module.css'
import type { StockPage } from './stock-page.model.ts'
import type { StockHead as Head } from './stock-page.words.ts'

/** Price, change and facts of a stock; numbers change in place. look §4 */
export function StockHead({ head, page }: { head: Head; page: StockPage }) {
  const { price, rate, amount, tone, label, asOf, stale } = head
  const shown = stale ? 'flat' : tone
  return (
    <section className={css.head} aria-label="行情">
      <p className={css.state}>
        <span role="status">{page.market || ' '}</span>
        {page.nextOpen !== '' && <span>{page.nextOpen}</span>}
      </p>
      <p className={css.now} data-tone={shown}>
        <strong>{price}</strong>
        <span>{amount}</span>
        <span>{rate}</span>
        {label !== '' && <span className={css.label}>{label}</span>}
      </p>
      <p className={css.state}>{asOf === '' ? ' ' : `截至 ${asOf}`}</p>
      <dl className={css.facts}>
        {head.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {page.plates.length > 0 && <p className={css.plates}>{`板块：${page.plates.join('　')}`}</p>}
    </section>
  )
}
