import { toQuoteView } from '#entities/stock/quote.words.ts'
import { useQuote } from '#quotes/use-quotes.ts'

/** The change of a stock, or its special state if nothing was traded. */
export function useStockChange(symbol: string, seen: boolean) {
  const { rate, label, tone, stale } = toQuoteView(symbol, useQuote(symbol, { seen }))
  return { text: rate === '--' ? label || rate : rate, tone: stale ? ('flat' as const) : tone }
}
