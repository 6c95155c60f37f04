import { round } from '#test/service/seed/market/bars.ts'
import { worthOf } from './orders.ts'
import type { Prices } from './prices.ts'
import type { Run } from './run.ts'

/** One position of a stock in a strategy: indexes of days, yuan, `outDay` only of a closed one. */
export interface Stay {
  symbol: string
  name: string
  inDay: number
  outDay?: number
  inPrice: number
  outPrice?: number
  /** After all fees; of an open position by the last close. */
  profitRate: number
  /** The largest gain and loss relative to the purchase price, by closes while it was held. */
  maxRiseRate: number
  maxFallRate: number
}

/** Every position of a run, newest entry first. */
export function staysOf(run: Run, prices: Prices): Stay[] {
  const closed = run.orders.flatMap(({ closed: before, day, symbol, name, price }): Stay[] => {
    if (!before) return []
    const { since: inDay, inPrice, profitRate } = before
    const range = rangeOf(prices, symbol, inDay, day - 1, inPrice)
    return [{ symbol, name, inDay, outDay: day, inPrice, outPrice: price, profitRate, ...range }]
  })
  const open = run.positions.map(({ symbol, name, since, price, qty, costFen }): Stay => {
    const row = prices.row(symbol)
    const worthFen = row ? worthOf(row, run.spec.to, qty) : 0
    const range = rangeOf(prices, symbol, since, run.spec.to, price)
    return { symbol, name, inDay: since, inPrice: price, profitRate: round(worthFen / costFen - 1, 6), ...range }
  })
  return [...closed, ...open].toSorted((a, b) => b.inDay - a.inDay || (a.symbol < b.symbol ? -1 : 1))
}

/** Distributions in between are added back: an ex day is no loss. */
function rangeOf(prices: Prices, symbol: string, from: number, to: number, price: number) {
  const row = prices.row(symbol)
  const factor = (row?.close[from] ?? 1) / (row?.adjusted[from] ?? 1)
  const closes = row?.adjusted.slice(from, to + 1) ?? []
  const moves = [...closes].map((close) => (close * factor) / price - 1)
  return {
    maxRiseRate: round(Math.max(0, ...moves), 6),
    maxFallRate: round(Math.min(0, ...moves), 6),
  }
}
