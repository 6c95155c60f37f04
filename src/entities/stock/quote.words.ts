import { type Change, changeOf } from '#lib/number/change.ts'
import { day, stamp } from '#lib/time/dates.ts'
import type { Entry } from '#quotes/board.ts'
import type { Snapshot } from '#quotes/shapes.ts'
import { digitsOf, stockPrice } from './stock-price.ts'

/** A price for a row and a header. */
export interface QuoteView extends Change {
  /** '--' without one; so are rate and amount without trades. */
  price: string
  /** Its special state: 停牌, 涨停, 竞价 …; '' without one. */
  label: string
  /** 「11-20 15:00」, the time of the price; of a last trade, perhaps years ago, its day 「2025-11-20」; '' without one. */
  asOf: string
  /** It failed to refresh: shown in grey with 「截至」. */
  stale: boolean
}

/** The texts of a price; all of them follow from `price` and `prevClose`. quotes §3 */
export function toQuoteView(
  symbol: string,
  { quote, stale, state }: Pick<Entry, 'quote' | 'stale' | 'state'>,
): QuoteView {
  const none = { price: '--', rate: '--', amount: '--', tone: 'flat', label: '', asOf: '', stale } as const
  if (!quote) return { ...none, label: state === 'ready' ? '暂无行情' : '' }
  const label = labelOf(quote)
  const at = quote.at === undefined ? '' : (isSuspended(quote) ? day : stamp)(quote.at)
  const shown = shownPrice(quote)
  if (shown === undefined) return { ...none, label, asOf: at }
  const traded = { ...none, price: stockPrice(symbol, shown), label, asOf: at }
  if (quote.prevClose === undefined || isSuspended(quote)) return traded
  const change = changeOf(shown, quote.prevClose, digitsOf(symbol))
  // An indicative price is not an unchanged one.
  if (quote.price === undefined && change.tone === 'flat') return traded
  return { ...traded, ...change }
}

/** The last price, or in the opening auction the indicative one; undefined without either. */
export function shownPrice(quote: Snapshot | undefined): number | undefined {
  return quote?.price ?? quote?.refPrice
}

/** A price's change as a fraction, for sorting; undefined without trades. */
export function changeRate(quote: Snapshot | undefined): number | undefined {
  const shown = shownPrice(quote)
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
