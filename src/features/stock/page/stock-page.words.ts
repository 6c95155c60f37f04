import type { Entry } from '#quotes/board.ts'
import type { Snapshot, SymbolInfo } from '#quotes/shapes.ts'
import { percentOf } from '#lib/number/change.ts'
import { price } from '#lib/number/money.ts'
import { lots, turnover } from '#lib/number/turnover.ts'
import { digitsOf, type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'

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

/** What the page says of a stock before its price is known. */
export interface StockView {
  title: string
}

export const stockShape: StockView = { title: '' }

/** Throws where the service knows no such stock. */
export function toStockView([info]: readonly SymbolInfo[]): StockView {
  if (!info) throw new Error('no such stock')
  return { title: `${info.name} ${info.symbol.slice(2)}` }
}

export function toHead(symbol: string, entry: Entry, info: SymbolInfo | undefined): StockHead {
  const { quote } = entry
  const view = toQuoteView(symbol, entry)
  const { facts, more } = factsOf(quote, info, digitsOf(symbol))
  return {
    ...view,
    name: info?.name ?? quote?.name ?? '',
    code: symbol.slice(2),
    // 「--」 says that a number is not known, not that it is on its way.
    facts: entry.state === 'loading' ? facts.map(({ name }) => ({ name, value: '' })) : facts,
    more,
    isIndex: info?.kind === 'INDEX',
  }
}

function factsOf(quote: Snapshot | undefined, info: SymbolInfo | undefined, digits: number) {
  const one = (value: number | undefined) => price(value, digits)
  const { prevClose, high, low, volume } = quote ?? {}
  const ticks = (yuan: number) => Math.round(yuan * 10 ** digits)
  const wide =
    high === undefined || low === undefined || prevClose === undefined
      ? '--'
      : percentOf(ticks(high) - ticks(low), ticks(prevClose))
  const turned = volume === undefined || info?.floatShares === undefined ? '--' : percentOf(volume, info.floatShares)
  // A suspended stock has limits, of which nothing is known.
  const limits = quote?.status === 'TRADING' && quote.price !== undefined ? '无' : '--'
  const ofStocks = [
    { name: '换手率', value: turned },
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
      { name: '振幅', value: wide },
      { name: '量比', value: price(quote?.volumeRatio) },
      ...(info?.kind === 'INDEX' ? [] : ofStocks),
    ],
  }
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
