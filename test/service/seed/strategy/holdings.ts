import { round } from '#test/service/seed/market/bars.ts'
import { worthOf } from './orders.ts'
import type { Prices } from './prices.ts'
import type { Run } from './run.ts'

/** What an account holds at the last close of its run, largest first; prices in yuan, cost with fees. */
export function holdingsOf(run: Run, prices: Prices) {
  const total = run.equityFen.at(-1) ?? run.spec.capitalFen
  const list = run.positions
    .map(({ symbol, name, qty, costFen, since }) => {
      const row = prices.row(symbol)
      const price = row?.close[run.spec.to] ?? 0
      const worthFen = row ? worthOf(row, run.spec.to, qty) : 0
      return {
        symbol,
        name,
        qty,
        /** Shares bought on the last day could not be sold on it (T+1). */
        sellableQty: since < run.spec.to ? qty : 0,
        costPrice: round(costFen / 100 / qty, 3),
        price,
        profitRate: round(worthFen / costFen - 1, 6),
        positionRate: round(worthFen / total, 6),
      }
    })
    .toSorted((a, b) => b.positionRate - a.positionRate || (a.symbol < b.symbol ? -1 : 1))
  return { list, totalFen: total, cashRate: round(run.cashFen / total, 6) }
}
