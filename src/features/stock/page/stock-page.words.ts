import type { Entry } from '#quotes/board.ts'
import type { Snapshot, SymbolInfo } from '#quotes/shapes.ts'
import { percentOf } from '#lib/number/change.ts'
import { price, twoDecimals } from '#lib/number/money.ts'
import { lots, turnover } from '#lib/number/turnover.ts'
import { type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import { digitsOf } from '#entities/stock/stock-price.ts'

/** The header of a stock's page. */
export interface StockHead extends QuoteView {
  name: string
  code: string
  /** 「沪主板」; '' without a board. */
  board: string
  /** Eight, and the others. look §4 */
  facts: readonly Fact[]
  more: readonly Fact[]
  /** The previous close. */
  base: number | undefined
  /** What the company does, as the server's HTML; '' where unknown. */
  profileHtml: string
  /** It is an index: no average, no watchlist. */
  isIndex: boolean
}

interface Fact {
  name: string
  value: string
}

/** The texts of the page before the price of a stock is known. */
export interface StockView {
  title: string
}

export const stockShape: StockView = { title: '' }

/** Throws if the service knows no such stock. */
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
    board: info?.board === undefined ? '' : boardOf(symbol, info.board),
    // 「--」 says that a number is unknown, not that it is loading.
    facts: entry.state === 'loading' ? facts.map(({ name }) => ({ name, value: '' })) : facts,
    more,
    base: quote?.prevClose,
    profileHtml: info?.profileHtml ?? '',
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
  // A suspended stock has limits, which are unknown.
  const limits = quote?.status === 'TRADING' && quote.price !== undefined ? '无' : '--'
  const yuan = quote?.price
  const worth = yuan === undefined || info?.totalShares === undefined ? undefined : yuan * info.totalShares
  const day = [
    { name: '今开', value: one(quote?.open) },
    { name: '最高', value: one(high) },
    { name: '最低', value: one(low) },
  ]
  const traded = { name: '成交额', value: turnover(quote?.amount) }
  const rest = [
    { name: '昨收', value: one(prevClose) },
    { name: '成交量', value: lots(volume) },
    { name: '量比', value: price(quote?.volumeRatio) },
  ]
  if (info?.kind === 'INDEX') return { facts: [...day, traded, { name: '振幅', value: wide }, ...rest], more: [] }
  return {
    facts: [
      ...day,
      { name: '换手率', value: turned },
      traded,
      { name: '振幅', value: wide },
      { name: '总市值', value: turnover(worth) },
      { name: '市盈率TTM', value: multipleOf(worth, info?.earningsTtm) },
    ],
    more: [
      ...rest,
      {
        name: '涨停/跌停',
        value: quote?.limitUp === undefined ? limits : `${one(quote.limitUp)}/${one(quote.limitDown)}`,
      },
    ],
  }
}

/** A loss has no price-earnings ratio. */
function multipleOf(worth: number | undefined, earnings: number | undefined): string {
  if (worth === undefined || earnings === undefined) return '--'
  return earnings > 0 ? twoDecimals(worth / earnings) : '亏损'
}

const BOARDS: Readonly<Record<string, string>> = { MAIN: '主板', GEM: '创业板', STAR: '科创板', BSE: '北交所' }

function boardOf(symbol: string, board: string): string {
  const name = Object.hasOwn(BOARDS, board) ? (BOARDS[board] ?? '') : ''
  return board === 'MAIN' ? `${symbol.startsWith('SH') ? '沪' : '深'}${name}` : name
}

/** The name of a period on its chart. */
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
