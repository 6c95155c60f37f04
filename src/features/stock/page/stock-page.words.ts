import type { Entry } from '#quotes/board.ts'
import type { Snapshot, SymbolInfo } from '#quotes/shapes.ts'
import type { Bars } from '#quotes/shapes.ts'
import type { Candle } from '#lib/chart/candles.ts'
import { price } from '#lib/number/money.ts'
import { lots, turnover } from '#lib/number/turnover.ts'
import { digitsOf, type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'

/** The head of a stock's page. */
export interface StockHead extends QuoteView {
  name: string
  code: string
  facts: { name: string; value: string }[]
  /** It is an index: no average, no list to add it to. */
  isIndex: boolean
}

export function toHead(symbol: string, entry: Entry, info: SymbolInfo | undefined): StockHead {
  const { quote } = entry
  const view = toQuoteView(symbol, entry)
  return {
    ...view,
    name: info?.name ?? quote?.name ?? '',
    code: symbol.slice(2),
    facts: factsOf(quote, info, digitsOf(symbol)),
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
  return [
    { name: '今开', value: one(quote?.open) },
    { name: '昨收', value: one(prevClose) },
    { name: '最高', value: one(high) },
    { name: '最低', value: one(low) },
    { name: '成交量', value: lots(volume) },
    { name: '成交额', value: turnover(quote?.amount) },
    { name: '振幅', value: percent(wide) },
    { name: '量比', value: price(quote?.volumeRatio) },
    ...(info?.kind === 'INDEX' ? [] : ofStocks),
  ]
}

/** A share as 「1.23%」, without a sign. */
function percent(share: number | undefined): string {
  return share === undefined ? '--' : `${price(share * 100)}%`
}

/** Bars as a chart draws them; the newest is that of the running day, by its newest price. quotes §2 */
export function toCandles(bars: Bars, quote: Snapshot | undefined, tradeDate: string | undefined): Candle[] {
  const candles = bars.t.map((t, at): Candle => ({
    t,
    o: bars.o[at] ?? 0,
    h: bars.h[at] ?? 0,
    l: bars.l[at] ?? 0,
    c: bars.c[at] ?? 0,
    v: bars.v[at] ?? 0,
    before: bars.c[at - 1],
  }))
  const last = candles.at(-1)
  if (bars.period !== '1d' || !quote || quote.status !== 'TRADING' || tradeDate === undefined) return candles
  const { price: now, open, high, low, volume, prevClose } = quote
  if (now === undefined || open === undefined || high === undefined || low === undefined) return candles
  const today = { t: tradeDate, o: open, h: high, l: low, c: now, v: volume ?? 0 }
  if (last?.t === tradeDate) return [...candles.slice(0, -1), { ...today, before: last.before ?? prevClose }]
  return last && last.t < tradeDate ? [...candles, { ...today, before: prevClose }] : candles
}

/** What a period is called on its chart. */
export const periods = [
  { key: 'day', label: '分时' },
  { key: 'days', label: '五日' },
  { key: '1d', label: '日K' },
  { key: '1w', label: '周K' },
  { key: '1M', label: '月K' },
] as const
export type PeriodKey = (typeof periods)[number]['key']

export const adjustments = [
  { id: 'forward', name: '前复权' },
  { id: 'none', name: '不复权' },
  { id: 'backward', name: '后复权' },
] as const
export type Adjustment = (typeof adjustments)[number]['id']
