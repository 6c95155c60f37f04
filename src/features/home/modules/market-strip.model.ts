import { dataOf } from '#data/loaded.ts'
import { useMarketLine } from '#entities/stock/market-line.model.ts'
import { useMyList } from '#entities/stock/my-list.model.ts'
import { type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import { useIndexes, useQuotes } from '#quotes/use-quotes.ts'
import { type Spark, useSparks } from '#quotes/use-rows.ts'

/** As many stand side by side. */
const CELLS = 3

/** One name with its price. */
export interface StripCell extends QuoteView {
  symbol: string
  name: string
  /** Of an index alone. */
  day?: Spark | undefined
}

export interface Strip {
  /** 「交易中」, 「行情暂不可用」; '' while nothing is known. */
  line: string
  indexes: readonly StripCell[]
  /** The first of the visitor's stocks; empty where there are none, undefined while that is not known. */
  mine: readonly StripCell[] | undefined
}

/** What the indexes say before the service has. */
const EXPECTED = [
  { symbol: 'SH000001', name: '上证指数' },
  { symbol: 'SZ399001', name: '深证成指' },
  { symbol: 'SZ399006', name: '创业板指' },
]

/** Three indexes and the first three of the visitor's stocks. HM-01 */
export function useMarketStrip(): Strip {
  const answer = useIndexes()
  const line = useMarketLine(answer.state === 'failed')
  const list = useMyList().loaded
  const first = dataOf(list)?.slice(0, CELLS) ?? []
  const quotes = useQuotes(
    first.map(({ symbol }) => symbol),
    { kept: true },
  )
  const given = dataOf(answer)?.list.slice(0, CELLS) ?? []
  const isStale = answer.state === 'ready' && answer.stale
  const shown = given.length > 0 ? given : EXPECTED
  const days = useSparks(given.map(({ symbol }) => symbol))
  return {
    line,
    indexes: shown.map(({ symbol, name = symbol }) => {
      const quote = given.find((each) => each.symbol === symbol)
      const view = toQuoteView(symbol, { quote, stale: isStale, state: answer.state })
      return { ...view, symbol, name, day: days.get(symbol) }
    }),
    mine:
      list.state === 'ready'
        ? first.map(({ symbol, name }) => {
            const entry = quotes.get(symbol)
            return {
              ...toQuoteView(symbol, entry ?? { quote: undefined, stale: false, state: 'loading' }),
              symbol,
              name,
            }
          })
        : undefined,
  }
}
