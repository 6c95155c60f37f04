import type { Quote } from '#api/shapes.ts'
import type { Entry } from '#quotes/board.ts'
import { useQuotes } from '#quotes/use-quotes.ts'
import { type Spark, useSparks } from '#quotes/use-rows.ts'
import { isOpen, oldestOf, type StockRow, toStockRow } from './named-stocks.words.ts'

export interface NamedStocks {
  rows: readonly StockRow[]
  /** 「11-20 15:00」, the time of the oldest price. */
  asOf: string
  /** The day of each as a line. */
  days: ReadonlyMap<string, Spark>
}

const UNKNOWN: Entry = { quote: undefined, asOf: 0, state: 'loading', stale: false }

/** Stocks named somewhere, with the prices of the quotes service while `seen`, and their day. */
export function useNamedStocks(given: readonly Quote[], seen: boolean): NamedStocks {
  const days = useSparks(given.map(({ symbol }) => symbol).filter(isOpen))
  return { ...useNamedPrices(given, seen), days }
}

/** The same without their day. */
export function useNamedPrices(given: readonly Quote[], seen: boolean): Omit<NamedStocks, 'days'> {
  const symbols = given.map(({ symbol }) => symbol).filter(isOpen)
  const live = useQuotes(symbols, { seen })
  const rows = given.map((each) => ({ given: each, entry: live.get(each.symbol) ?? UNKNOWN }))
  return { rows: rows.map(({ given: each, entry }) => toStockRow(each, entry)), asOf: oldestOf(rows) }
}
