import { memo, useRef } from 'react'
import type { Listed } from '#entities/stock/guest-list.ts'
import { QuoteCell } from '#entities/stock/quote-cell.tsx'
import { Spark } from '#entities/stock/spark.tsx'
import { stockHref } from '#lib/path/stock-href.ts'
import type { Spark as Day } from '#quotes/use-rows.ts'
import { Anchor } from '#ui/anchor.tsx'
import css from './my-stocks.module.css'
import { useRowQuote } from './stock-row.model.ts'
import { SwipeRow } from './swipe-row.tsx'

/**
 * One stock of the list, a link to its page; rerendered only for its own price and line, never for the order of the
 * list. look §4
 */
export const StockRow = memo(function StockRow({
  stock,
  day,
  first,
  opens,
  onAway,
}: {
  stock: Listed
  day: Day | undefined
  /** Among those visible at first. */
  first: boolean
  opens: (path: string) => boolean
  onAway: (stock: Listed) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  const view = useRowQuote(stock, row, first)
  const href = stockHref(stock.symbol)
  const inner = (
    <>
      <span className={css.name}>
        <span>{view.name}</span>
        <span className={css.code}>
          {stock.symbol.slice(2)}
          {view.stale && view.asOf !== '' && (
            <>
              {' '}
              <span className={css.asOf}>{`截至 ${view.asOf}`}</span>
            </>
          )}
        </span>
      </span>
      <Spark day={day} tone={view.stale ? 'flat' : view.tone} />
      <QuoteCell view={view} />
    </>
  )
  return (
    <SwipeRow onAway={() => onAway(stock)}>
      <div ref={row}>
        {opens(href) ? (
          <Anchor href={href} className={css.row} data-stale={view.stale || undefined}>
            {inner}
          </Anchor>
        ) : (
          <div className={css.row} data-stale={view.stale || undefined}>
            {inner}
          </div>
        )}
      </div>
    </SwipeRow>
  )
})
