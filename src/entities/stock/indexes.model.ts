import { dataOf } from '#data/loaded.ts'
import { turnover } from '#lib/number/turnover.ts'
import type { Snapshot } from '#quotes/shapes.ts'
import { useIndexes, usePricesFail } from '#quotes/use-quotes.ts'
import { type Spark, useSparks } from '#quotes/use-rows.ts'
import { useMarketLine } from './market-line.model.ts'
import { type QuoteView, toQuoteView } from './quote.words.ts'

/** How many indexes are side by side. */
const CELLS = 3

/** An index with its price and its intraday line. */
interface IndexCell extends QuoteView {
  symbol: string
  name: string
  day: Spark | undefined
}

export interface Indexes {
  /** 「交易中」, 「行情暂不可用」; '' while unknown. */
  line: string
  /** 「沪深成交 1.54万亿」; '' while unknown. */
  traded: string
  cells: readonly IndexCell[]
}

/** The indexes before the service has answered. */
const EXPECTED = [
  { symbol: 'SH000001', name: '上证指数' },
  { symbol: 'SZ399001', name: '深证成指' },
  { symbol: 'SZ399006', name: '创业板指' },
]

/** Three indexes, and the turnover of both exchanges. HM-01, ST-01 */
export function useIndexCells(): Indexes {
  const answer = useIndexes()
  const pricesFail = usePricesFail()
  const line = useMarketLine(answer.state === 'failed' || pricesFail)
  const given = dataOf(answer)?.list.slice(0, CELLS) ?? []
  const stale = answer.state === 'ready' && answer.stale
  const shown = given.length > 0 ? given : EXPECTED
  const days = useSparks(given.map(({ symbol }) => symbol))
  const cells = shown.map(({ symbol, name = symbol }) => {
    const quote = given.find((each) => each.symbol === symbol)
    const view = toQuoteView(symbol, { quote, stale, state: answer.state })
    return { ...view, symbol, name, day: days.get(symbol) }
  })
  const outdated = cells.find((each) => each.stale && each.asOf !== '')
  return {
    line: outdated ? `${line} · 截至 ${outdated.asOf}` : line,
    traded: stale ? '' : tradedOf(given),
    cells,
  }
}

/** The turnover of both exchanges: their indexes include every stock. */
function tradedOf(indexes: readonly Snapshot[]): string {
  const of = (symbol: string) => indexes.find((each) => each.symbol === symbol)?.amount
  const [shanghai, shenzhen] = [of('SH000001'), of('SZ399001')]
  return shanghai === undefined || shenzhen === undefined ? '' : `沪深成交 ${turnover(shanghai + shenzhen)}`
}
