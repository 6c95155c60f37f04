import { price } from '#lib/number/money.ts'
import { tone } from '#lib/number/rate.ts'
import { stamp } from '#lib/time/dates.ts'
import type { Entry } from '#quotes/board.ts'
import type { Snapshot } from '#quotes/shapes.ts'

/** A price as a row and a head show it. */
export interface QuoteView {
  /** '--' where there is none. */
  price: string
  /** 「+2.12%」; '--' where nothing was traded. */
  rate: string
  /** 「+0.59」, yuan. */
  amount: string
  /** The colour, which the sign repeats. */
  tone: 'rise' | 'fall' | 'flat'
  /** What is special about it: 停牌, 涨停, 竞价 …; '' where nothing is. */
  label: string
  /** 「11-20 15:00」, when the price was made; '' where there is none. */
  asOf: string
  /** It could not be renewed: shown in grey with 「截至」. */
  stale: boolean
}

/** Funds are quoted to the third decimal. */
const FUND = /^(?:SH5|SZ1)/

/** Decimals of a symbol's price. */
export function digitsOf(symbol: string): number {
  return FUND.test(symbol) ? 3 : 2
}

/** The words of a price; all of them come from `price` and `prevClose`. quotes §3 */
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
  const change = changeOf(shown, quote.prevClose, digits)
  if (change === undefined || isSuspended(quote)) return traded
  // A price that only may come about has not stayed where it was.
  if (quote.price === undefined && change.tone === 'flat') return traded
  return { ...traded, ...change }
}

/** Counted in ticks: yuan have no exact halves. */
function changeOf(
  now: number,
  before: number | undefined,
  digits: number,
): Pick<QuoteView, 'rate' | 'amount' | 'tone'> | undefined {
  if (before === undefined) return undefined
  const scale = 10 ** digits
  const [ticks, base] = [Math.round(now * scale), Math.round(before * scale)]
  const change = ticks - base
  const hundredths = Math.round((Math.abs(change) * 10_000) / base)
  const sign = change > 0 ? '+' : change < 0 ? '-' : ''
  return {
    amount: `${sign}${price(Math.abs(change) / scale, digits)}`,
    // A change too small for two decimals is none that a sign could stand before.
    rate: `${hundredths === 0 ? '' : sign}${price(hundredths / 100)}%`,
    tone: tone(change),
  }
}

/** A price's change as a fraction, for sorting; undefined where nothing was traded. */
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
