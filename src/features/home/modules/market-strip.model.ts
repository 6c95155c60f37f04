import { dataOf } from '#data/loaded.ts'
import { useMyList } from '#entities/stock/my-list.model.ts'
import { changeRate, type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import { useQuotes } from '#quotes/use-quotes.ts'

/** How many of the visitor's stocks are counted. */
const MOST = 100

/** The movement of the visitor's stocks. */
export interface OwnMoves {
  count: number
  /** 「3涨 2跌」; '' while no price is known. */
  moves: string
  /** The largest mover. */
  mover: (QuoteView & { name: string }) | undefined
}

/** Undefined while the list is unknown. HM-01 */
export function useOwnMoves(): OwnMoves | undefined {
  const { loaded } = useMyList()
  const own = dataOf(loaded)?.slice(0, MOST) ?? []
  const quotes = useQuotes(
    own.map(({ symbol }) => symbol),
    { kept: true },
  )
  if (loaded.state !== 'ready') return undefined
  const rows = own.map(({ symbol, name }) => {
    const entry = quotes.get(symbol) ?? { quote: undefined, stale: false, state: 'loading' as const }
    return { ...toQuoteView(symbol, entry), name, moved: changeRate(entry.quote) }
  })
  const known = rows.filter(({ moved }) => moved !== undefined)
  const count = (tone: QuoteView['tone']) => known.filter((each) => each.tone === tone).length
  const [mover] = [...rows].sort((a, b) => Math.abs(b.moved ?? 0) - Math.abs(a.moved ?? 0))
  return { count: own.length, moves: known.length > 0 ? `${count('rise')}涨 ${count('fall')}跌` : '', mover }
}
