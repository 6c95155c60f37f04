import { dataOf } from '#data/loaded.ts'
import { type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import { quotesWatched } from '#quotes/calls.ts'
import { useAnswer } from '#quotes/use-answer.ts'
import { useQuotes } from '#quotes/use-quotes.ts'
import { type Spark, useSparks } from '#quotes/use-rows.ts'

/** How many are on the first screen. */
const MOST = 4

export interface WatchedRow {
  symbol: string
  name: string
  watchers: number
  view: QuoteView
  day: Spark | undefined
}

/** The most watched stocks, with their prices; undefined while they load, none if they fail to. */
export function useWatched(): readonly WatchedRow[] | undefined {
  const answer = useAnswer(quotesWatched, {}, 'change')
  const list = dataOf(answer)?.list.slice(0, MOST) ?? []
  const symbols = list.map(({ symbol }) => symbol)
  const quotes = useQuotes(symbols)
  const days = useSparks(symbols)
  if (answer.state === 'loading') return undefined
  return list.map(({ symbol, name, watchers }) => ({
    symbol,
    name,
    watchers,
    view: toQuoteView(symbol, quotes.get(symbol) ?? { quote: undefined, stale: false, state: 'loading' }),
    day: days.get(symbol),
  }))
}
