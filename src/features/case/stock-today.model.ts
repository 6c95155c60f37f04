import { caseStockDetail } from '#api/domains/stock/stock-case/shown.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useQuote } from '#quotes/use-quotes.ts'
import { type StockToday, toStockToday } from './stock-today.words.ts'

/** The current state of an open case's stock. */
export function useStockToday(caseId: string, symbol: string): Loaded<StockToday> {
  const entry = useQuote(symbol)
  return mapLoaded(useCall(caseStockDetail, { caseId, symbol }), (found) => toStockToday(found, entry))
}
