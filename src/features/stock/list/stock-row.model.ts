import { type RefObject } from 'react'
import { type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import { useQuote } from '#quotes/use-quotes.ts'
import { useSeen } from '#ui/use-seen.ts'

/** The price of a row while it is on the screen. */
export function useRowQuote(symbol: string, row: RefObject<Element | null>, first: boolean): QuoteView {
  return toQuoteView(symbol, useQuote(symbol, { seen: useSeen(row, first), kept: true }))
}
