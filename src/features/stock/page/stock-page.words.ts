import type { OutputOf } from '#api/call.ts'
import type { tradeStatusCheck } from '#api/domains/stock/my-stock.ts'
import type { Loaded } from '#data/loaded.ts'
import { stamp } from '#lib/time/dates.ts'
import type { Entry } from '#quotes/board.ts'
import type { Market, Snapshot, SymbolInfo } from '#quotes/shapes.ts'
import { price } from '#lib/number/money.ts'
import { lots, turnover } from '#lib/number/turnover.ts'
import { digitsOf, type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'

/** States of the market in which trading goes on. */
const TRADING: ReadonlySet<string> = new Set(['OPEN', 'CLOSE_AUCTION'])

/** The head of a stock's page. */
export interface StockHead extends QuoteView {
  name: string
  code: string
  /** Six, and the others. look §4 */
  facts: readonly Fact[]
  more: readonly Fact[]
  /** It is an index: no average, no list to add it to. */
  isIndex: boolean
}

interface Fact {
  name: string
  value: string
}

export function toHead(symbol: string, entry: Entry, info: SymbolInfo | undefined): StockHead {
  const { quote } = entry
  const view = toQuoteView(symbol, entry)
  return {
    ...view,
    name: info?.name ?? quote?.name ?? '',
    code: symbol.slice(2),
    ...factsOf(quote, info, digitsOf(symbol)),
    isIndex: info?.kind === 'INDEX',
  }
}

function factsOf(quote: Snapshot | undefined, info: SymbolInfo | undefined, digits: number) {
  const one = (value: number | undefined) => price(value, digits)
  const { prevClose, high, low, volume } = quote ?? {}
  const wide = high === undefined || low === undefined || prevClose === undefined ? undefined : (high - low) / prevClose
  const turned = volume === undefined || info?.floatShares === undefined ? undefined : volume / info.floatShares
  // A suspended stock has limits, of which nothing is known.
  const limits = quote?.status === 'TRADING' && quote.price !== undefined ? '无' : '--'
  const ofStocks = [
    { name: '换手率', value: percent(turned) },
    {
      name: '涨停/跌停',
      value: quote?.limitUp === undefined ? limits : `${one(quote.limitUp)}/${one(quote.limitDown)}`,
    },
  ]
  return {
    facts: [
      { name: '今开', value: one(quote?.open) },
      { name: '最高', value: one(high) },
      { name: '昨收', value: one(prevClose) },
      { name: '最低', value: one(low) },
      { name: '成交量', value: lots(volume) },
      { name: '成交额', value: turnover(quote?.amount) },
    ],
    more: [
      { name: '振幅', value: percent(wide) },
      { name: '量比', value: price(quote?.volumeRatio) },
      ...(info?.kind === 'INDEX' ? [] : ofStocks),
    ],
  }
}

/** A share as 「1.23%」, without a sign. */
function percent(share: number | undefined): string {
  return share === undefined ? '--' : `${price(share * 100)}%`
}

/**
 * 「下次开盘 11-24 09:30」 where trading rests; '' while it goes on by either answer, and where the one is from before the
 * other.
 */
export function nextOpenLine(status: OutputOf<typeof tradeStatusCheck> | undefined, market: Loaded<Market>): string {
  const { trading = true, nextOpenAt = 0 } = status ?? {}
  const known = market.state === 'ready' && !market.stale ? market.data : undefined
  const isOver = known !== undefined && (TRADING.has(known.state) || nextOpenAt <= known.now)
  return trading || isOver || nextOpenAt === 0 ? '' : `下次开盘 ${stamp(nextOpenAt)}`
}

/** What a period is called on its chart. */
export const periods = [
  { id: 'day', name: '分时' },
  { id: 'days', name: '五日' },
  { id: '1d', name: '日K' },
  { id: '1w', name: '周K' },
  { id: '1M', name: '月K' },
] as const
export type PeriodKey = (typeof periods)[number]['id']
export type CandlePeriod = Exclude<PeriodKey, 'day' | 'days'>

export const adjustments = [
  { id: 'forward', name: '前复权' },
  { id: 'none', name: '不复权' },
  { id: 'backward', name: '后复权' },
] as const
export type Adjustment = (typeof adjustments)[number]['id']
