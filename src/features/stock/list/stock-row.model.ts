import { type RefObject } from 'react'
import { type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { useQuote } from '#quotes/use-quotes.ts'
import { useSeen } from '#ui/use-seen.ts'

/** The price of a row while it is on the screen, and the stock's current name: N, C, XD are part of it. quotes §3 */
export function useRowQuote(
  { symbol, name }: Listed,
  row: RefObject<Element | null>,
  first: boolean,
): QuoteView & { name: string } {
  const entry = useQuote(symbol, { seen: useSeen(row, first), kept: true })
  return { ...toQuoteView(symbol, entry), name: entry.quote?.name ?? name }
}
