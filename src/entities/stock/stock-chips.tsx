import { createElement, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { stockHref } from '#lib/path/stock-href.ts'
import type { StockChange } from './stock-change.tsx'
import css from './stock-chips.module.css'

/** The stocks that a text names, with their current change from the quotes service: facts, no advice. */
export function StockChips({ stocks }: { stocks: readonly { symbol: string; name: string }[] }) {
  const Change = usePriceCode()
  return (
    <span className={css.stocks}>
      {stocks.map(({ symbol, name }) => (
        <Link key={symbol} href={stockHref(symbol)} className={css.stock}>
          <span>{name}</span> {Change ? createElement(Change, { symbol }) : <b>--</b>}
        </Link>
      ))}
    </span>
  )
}

let loaded: typeof StockChange | undefined

/** The change of a stock, once the code for prices is loaded; the stocks link to their pages anyway. */
function usePriceCode(): typeof StockChange | undefined {
  const [, arrived] = useState(false)
  useEffect(() => {
    if (loaded) return
    const keep = (code: { StockChange: typeof StockChange }) => {
      loaded = code.StockChange
      arrived(true)
    }
    import('./stock-change.tsx').then(keep, () => undefined)
  }, [])
  return loaded
}
