import { type Change, changeOf } from '#lib/number/change.ts'
import { price } from '#lib/number/money.ts'
import { stamp } from '#lib/time/dates.ts'
import type { Entry } from '#quotes/board.ts'
import type { Snapshot } from '#quotes/shapes.ts'

/** A price for a row and a header. */
export interface QuoteView extends Change {
  /** '--' without one; so are rate and amount without trades. */
  price: string
  /** Its special state: 停牌, 涨停, 竞价 …; '' without one. */
  label: string
  /** 「11-20 15:00」, the time of the price; '' without one. */
  asOf: string
  /** It failed to refresh: shown in grey with 「截至」. */
  stale: boolean
}

/** Funds are quoted to the third decimal. */
const FUND = /^(?:SH5|SZ1)/

/** Decimals of a symbol's price. */
export function digitsOf(symbol: string): number {
  return FUND.test(symbol) ? 3 : 2
}

/** The texts of a price; all of them follow from `price` and `prevClose`. quotes §3 */
export function toQuoteView(
  symbol: string,
  { quote, stale, state }: Pick<Entry, 'quote' | 'stale' | 'state'>,
): QuoteView {
  const digits = digitsOf(symbol)
  const none = { price: '--', rate: '--', amount: '--', tone: 'flat', label: '', asOf: '', stale } as const
  if (!quote) return { ...none, label: state === 'ready' ? '暂无行情' : '' }
  const label = labelOf(quote)
  const at = quote.at === undefined ? '' : stamp(quote.at)
  const shown = quote.price ?? quote.refPrice
  if (shown === undefined) return { ...none, label, asOf: at }
  const traded = { ...none, price: price(shown, digits), label, asOf: at }
  if (quote.prevClose === undefined || isSuspended(quote)) return traded
  const change = changeOf(shown, quote.prevClose, digits)
  // An indicative price is not an unchanged one.
  if (quote.price === undefined && change.tone === 'flat') return traded
  return { ...traded, ...change }
}

/** A price's change as a fraction, for sorting; undefined without trades. */
export function changeRate(quote: Snapshot | undefined): number | undefined {
  const shown = quote?.price ?? quote?.refPrice
  if (!quote || shown === undefined || quote.prevClose === undefined || isSuspended(quote)) return undefined
  return shown / quote.prevClose - 1
}

function isSuspended({ status }: Snapshot): boolean {
  return status === 'SUSPENDED' || status === 'DELISTED' || status === 'NOT_LISTED'
}

const STATES: Readonly<Record<string, string>> = {
  SUSPENDED: '停牌',
  HALTED: '临时停牌',
  NOT_LISTED: '未上市',
  DELISTED: '已退市',
}

function labelOf({ status, price: now, refPrice, limitUp, limitDown }: Snapshot): string {
  if (status !== 'TRADING') return STATES[status] ?? '状态更新中'
  if (now === undefined) return refPrice === undefined ? '未开盘' : '竞价'
  if (now === limitUp) return '涨停'
  return now === limitDown ? '跌停' : ''
}
