import { QuoteCell } from '#entities/stock/quote-cell.tsx'
import { Spark } from '#entities/stock/spark.tsx'
import { count } from '#lib/number/count.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './my-stocks.module.css'
import { WATCHED_ROOM } from './newcomer.tsx'
import { useWatched } from './watched.model.ts'

/** What others watch, by their number and never by a gain. ST-01 */
export function Watched() {
  const rows = useWatched()
  if (!rows) return WATCHED_ROOM
  if (rows.length === 0) return null
  return (
    <Section title="大家在看" inset>
      <p className={css.basis}>按关注人数排列，不按涨跌；不构成推荐</p>
      <ul className={css.rows} aria-label="大家在看">
        {rows.map(({ symbol, name, watchers, view, day }) => (
          <li key={symbol}>
            <Anchor href={stockHref(symbol)} className={css.row} data-stale={view.stale || undefined}>
              <span className={css.name}>
                <span>{name}</span>
                <span className={css.code}>
                  {symbol.slice(2)} <span className={css.asOf}>{`· ${count(watchers)}人关注`}</span>
                </span>
              </span>
              <Spark day={day} tone={view.stale ? 'flat' : view.tone} />
              <QuoteCell view={view} />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
