import { check, maxValue, minValue, object, optional, picklist, pipe, regex, string } from 'valibot'
import type { GenericSchema } from 'valibot'
import { type Call, get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { Bars, Calendar, Depth, Market, Minutes, Snapshots, Sparks, SymbolInfo, Watched } from './shapes.ts'
import { Count } from '#api/shapes/number.ts'

/**
 * The calls of the quotes service, beside the contract of the main one: GET only, without bearer or cookies. quotes §2
 */

/** A listed symbol: exchange and six digits. */
const symbol = pipe(string(), regex(/^(?:SH|SZ|BJ)\d{6}$/))
/** At most 60 of them, joined by commas. */
const symbols = pipe(string(), regex(/^(?:SH|SZ|BJ)\d{6}(?:,(?:SH|SZ|BJ)\d{6}){0,59}$/))

/** The slot of a day's last minute, and the most bars of one page. */
const [LAST_SLOT, MOST_BARS] = [240, 800]

// @__NO_SIDE_EFFECTS__
function quotesGet<I extends GenericSchema, O extends GenericSchema>(
  path: string,
  parts: { input: I; output: O },
): Call<I, O> {
  return { ...get(`/quotes/v1${path}`, parts), base: 'quotes' }
}

/** The state of the market and when it changes next. quotes §2 */
export const quotesMarket = quotesGet('/market', { input: object({}), output: Market })

/** The days of a year without trading; `rev` makes the address of each revision its own. quotes §2 */
export const quotesCalendar = quotesGet('/calendar', {
  input: object({ year: Count, rev: optional(string()) }),
  output: Calendar,
})

/** Master data of symbols, without prices. quotes §2 */
export const quotesSymbols = quotesGet('/symbols', { input: object({ symbols }), output: listOf(SymbolInfo) })

/** The prices of symbols now; unknown symbols are left out. quotes §2 */
export const quotesSnapshot = quotesGet('/snapshot', { input: object({ symbols }), output: Snapshots })

/** The market's indexes, as prices. quotes §2 */
export const quotesIndexes = quotesGet('/indexes', { input: object({}), output: Snapshots })

/** The most watched stocks. quotes §2 */
export const quotesWatched = quotesGet('/watched', { input: object({}), output: Watched })

/** A day of each symbol in at most 30 points, for the lines in rows. quotes §2 */
export const quotesSparks = quotesGet('/sparks', { input: object({ symbols }), output: Sparks })

/** Minutes of a symbol: of the newest trading day, or of five; `from`: the first slot wanted of the newest. quotes §2 */
export const quotesMinutes = quotesGet('/minutes', {
  input: object({
    symbol,
    days: pipe(
      Count,
      check((days) => days === 1 || days === 5),
    ),
    from: optional(pipe(Count, maxValue(LAST_SLOT))),
  }),
  output: Minutes,
})

/** Bars of a symbol, oldest first; `before` is exclusive, `rev` that of the pages already shown. quotes §2 */
export const quotesBars = quotesGet('/bars', {
  input: object({
    symbol,
    period: picklist(['1d', '1w', '1M']),
    adjust: picklist(['none', 'forward', 'backward']),
    before: optional(string()),
    rev: optional(string()),
    limit: pipe(Count, minValue(1), maxValue(MOST_BARS)),
  }),
  output: Bars,
})

/** The best five offers and bids of a symbol. quotes §2 */
export const quotesDepth = quotesGet('/depth', { input: object({ symbol }), output: Depth })
