import type { OutputOf } from '#api/call.ts'
import type { runningStockList } from '#api/domains/strategy/customer-strategy/running.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { group } from '#lib/group.ts'
import { price } from '#lib/number/money.ts'
import { share } from '#lib/number/rate.ts'

type Holding = OutputOf<typeof runningStockList>[number]

export interface HoldingRow {
  key: string
  name: string
  shares: readonly string[]
  /** The last close, and the cost per share with fees. */
  close: string
  cost: string
  rate: number
}

export function toHoldingRow({ symbol, name, qty, costPrice, price: close, profitRate, positionRate }: Holding) {
  return {
    key: symbol,
    name: `${name} ${symbol.slice(2)}`,
    shares: [...(qty === undefined ? [] : [`${group(String(qty))}股 · `]), `仓位${share(positionRate)}`],
    close: stockPrice(symbol, close),
    cost: price(costPrice, 3),
    rate: profitRate,
  }
}
