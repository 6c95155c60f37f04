import type { Quote } from '#api/shapes.ts'
import { stamp } from '#lib/time/dates.ts'
import { price } from '#lib/number/money.ts'
import { rate, tone } from '#lib/number/rate.ts'

/** A stock mentioned in an article. `tone` colours the change, which always has its sign. */
export interface StockRow {
  key: string
  name: string
  code: string
  price: string
  change: string
  tone: 'rise' | 'fall' | 'flat'
}

/** Funds are quoted to the third decimal. */
const FUND = /^(?:SH5|SZ1)/

export function toStockRows(quotes: readonly Quote[] | undefined): StockRow[] {
  return (quotes ?? []).map((quote) => ({
    key: quote.symbol,
    name: quote.name,
    code: quote.symbol.replace(/^[A-Z]+/, ''),
    price: price(quote.price, FUND.test(quote.symbol) ? 3 : 2),
    change: quote.suspended === true ? '停牌' : rate(quote.changeRate),
    tone: quote.suspended === true ? 'flat' : tone(quote.changeRate),
  }))
}

/** The time of the oldest quote; '' when none has one. */
export function quotesAsOf(quotes: readonly Quote[] | undefined): string {
  const times = (quotes ?? []).map((quote) => quote.asOf).filter((at) => at !== undefined)
  return times.length === 0 ? '' : stamp(Math.min(...times))
}
