import { round } from '#test/service/seed/market/bars.ts'
import type { Prices } from './prices.ts'
import type { Run } from './run.ts'

/** One stay of a stock with a strategy: places of days, yuan, `outDay` only of a closed one. */
export interface Stay {
  symbol: string
  name: string
  inDay: number
  outDay?: number
  inPrice: number
  outPrice?: number
  /** After all fees; of an open stay by the last close. */
  profitRate: number
  /** The furthest above and below the price of purchase, by closes while it was held. */
  maxRiseRate: number
  maxFallRate: number
}

/** Every stay of a run, newest entry first. */
export function staysOf(run: Run, prices: Prices): Stay[] {
  const closed = run.fills.flatMap(({ closed: before, day, symbol, name, price }): Stay[] => {
    if (!before) return []
    const { since: inDay, inPrice, profitRate } = before
    const range = rangeOf(prices, symbol, inDay, day - 1, inPrice)
    return [{ symbol, name, inDay, outDay: day, inPrice, outPrice: price, profitRate, ...range }]
  })
  const open = run.positions.map(({ symbol, name, since, price, qty, costFen }): Stay => {
    const worthFen = Math.round((prices.row(symbol)?.close[run.spec.to] ?? price) * 100 * qty)
    const range = rangeOf(prices, symbol, since, run.spec.to, price)
    return { symbol, name, inDay: since, inPrice: price, profitRate: round(worthFen / costFen - 1, 4), ...range }
  })
  return [...closed, ...open].toSorted((a, b) => b.inDay - a.inDay || (a.symbol < b.symbol ? -1 : 1))
}

function rangeOf(prices: Prices, symbol: string, from: number, to: number, price: number) {
  const closes = prices.row(symbol)?.close.slice(from, to + 1) ?? []
  return {
    maxRiseRate: round(Math.max(0, ...closes.map((close) => close / price - 1)), 4),
    maxFallRate: round(Math.min(0, ...closes.map((close) => close / price - 1)), 4),
  }
}
