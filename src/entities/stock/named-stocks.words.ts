import type { Quote } from '#api/shapes.ts'
import { rate, tone } from '#lib/number/rate.ts'
import { stamp } from '#lib/time/dates.ts'
import type { Entry } from '#quotes/board.ts'
import { toQuoteView } from './quote.words.ts'
import { stockPrice } from './stock-price.ts'

/** A stock named somewhere. `tone` colours the change, which always has its sign. */
export interface StockRow {
  key: string
  name: string
  code: string
  price: string
  change: string
  tone: 'rise' | 'fall' | 'flat'
}

/** Open symbols, not masked ones: only these are requested from the quotes service. */
export function isOpen(symbol: string): boolean {
  return /^(?:SH|SZ|BJ)\d{6}$/.test(symbol)
}

/** The price of a stock from the quotes service; until then the one delivered with the text. */
export function toStockRow(given: Quote, { quote, stale, state }: Entry): StockRow {
  const { symbol, name } = given
  const row = { key: symbol, name, code: symbol.replace(/^[A-Z]+/, '') }
  if (quote) {
    const view = toQuoteView(symbol, { quote, stale, state })
    const change = view.rate === '--' ? view.label || '--' : view.rate
    return { ...row, price: view.price, change, tone: view.stale ? 'flat' : view.tone }
  }
  if (given.suspended === true) return { ...row, price: stockPrice(symbol, given.price), change: '停牌', tone: 'flat' }
  const { price: last, changeRate } = given
  return { ...row, price: stockPrice(symbol, last), change: rate(changeRate), tone: tone(changeRate) }
}

/** The time of the oldest shown price, 「11-20 15:00」; '' without any. */
export function oldestOf(rows: readonly { given: Quote; entry: Entry }[]): string {
  const times = rows.flatMap(({ given, entry }) => (entry.quote ? entry.quote.at : given.asOf) ?? [])
  return times.length === 0 ? '' : stamp(Math.min(...times))
}
