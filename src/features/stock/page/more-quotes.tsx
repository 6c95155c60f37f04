import { useState } from 'react'
import { More } from '#ui/layout/more.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { FactList } from './fact-list.tsx'
import { useLevels, usePlates } from './more-quotes.model.ts'
import { QuoteState } from './quote-state.tsx'
import css from './stock-page.module.css'
import type { StockHead } from './stock-page.words.ts'

/** What few look at of a price: further figures, branches, and the order book while it is open. */
export function MoreQuotes({ symbol, head }: { symbol: string; head: StockHead }) {
  const plates = usePlates(symbol)
  return (
    <section className={css.folds} aria-label="更多行情">
      <More label="更多行情">
        <FactList facts={head.more} />
        {plates !== '' && <p className={css.plates}>{plates}</p>}
      </More>
      {!head.isIndex && <OrderBook symbol={symbol} />}
    </section>
  )
}

function OrderBook({ symbol }: { symbol: string }) {
  const [open, setOpen] = useState(false)
  return (
    <More label="五档行情" onToggle={setOpen}>
      <QuoteState loaded={useLevels(symbol, open)} skeleton={<Skeleton lines={open ? 5 : 0} />}>
        {(levels) => (
          <table className={css.levels}>
            <tbody>
              {levels.map(({ name, price, lots }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{price}</td>
                  <td>{lots}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QuoteState>
    </More>
  )
}
