import {
  array,
  boolean,
  check,
  gtValue,
  type InferOutput,
  isoDate,
  minLength,
  maxValue,
  minValue,
  nullable,
  object,
  optional,
  pipe,
  string,
  transform,
  tuple,
} from 'valibot'
import { known, listOf } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * The answers of the quotes service. Prices and amounts are yuan, volumes shares, times epoch ms, trade dates
 * YYYY-MM-DD in Shanghai. Unknown values are absent, never 0. quotes §2
 */

const Price = pipe(Finite, gtValue(0))
const Amount = pipe(Finite, minValue(0))
/** YYYY-MM-DD. */
const TradeDate = pipe(string(), isoDate())

/** The phases of a trading day: PRE_OPEN is 9:25 to 9:30, POST the fixed price after the close. */
const State = known('PRE', 'AUCTION', 'PRE_OPEN', 'OPEN', 'NOON', 'CLOSE_AUCTION', 'CLOSED', 'POST')

/** The state of the market at `now` on `tradeDate`, the newest trading day that has started; it changes at `nextAt`. */
export const Market = object({
  now: Time,
  tradeDate: TradeDate,
  state: State,
  nextState: State,
  nextAt: Time,
  /** The delay of prices, seconds. */
  delaySec: Finite,
  /** The source of prices, as it is shown beside them. */
  source: string(),
  /** Changes with the calendar of trading days. */
  calendarRev: optional(string()),
})
export type Market = InferOutput<typeof Market>

/** The weekdays of a year on which the exchanges are closed; a year without any is not announced yet, and invalid. */
export const Calendar = pipe(
  object({ year: Count, closed: pipe(array(TradeDate), minLength(1)) }),
  check(({ year, closed }) => closed.every((date) => date.startsWith(`${year}-`))),
)

/** Master data of a symbol; `tick` is the smallest step of a price, yuan. */
export const SymbolInfo = object({
  symbol: string(),
  /** The requested code, if the exchange has since given the company another one. */
  formerly: optional(string()),
  name: string(),
  /** The initials of the name's pronunciation: CJDL for 长江电力. */
  initials: optional(string()),
  kind: known('STOCK', 'ETF', 'INDEX'),
  board: optional(known('MAIN', 'GEM', 'STAR', 'BSE')),
  tick: Price,
  /** Decimals of a price: 2, funds 3. */
  digits: pipe(Count, maxValue(8)),
  /** Shares of the smallest order, and its increment. */
  lotMin: Count,
  lotStep: Count,
  listedOn: optional(TradeDate),
  floatShares: optional(Price),
  totalShares: optional(Price),
  /** The company's earnings of the last four quarters, yuan; a loss is negative. */
  earningsTtm: optional(Finite),
  /** What the company does, as the server's HTML; it goes through the sanitiser. */
  profileHtml: optional(string()),
  flags: listOf(known('ST', 'NEW', 'EX_DIV', 'DELISTING')),
})
export type SymbolInfo = InferOutput<typeof SymbolInfo>

/** A symbol's prices of the newest trading day. `refPrice`: in the opening auction, beside the absent `price`. */
export const Snapshot = object({
  symbol: string(),
  name: optional(string()),
  status: known('TRADING', 'SUSPENDED', 'HALTED', 'NOT_LISTED', 'DELISTED'),
  price: optional(Price),
  prevClose: optional(Price),
  refPrice: optional(Price),
  open: optional(Price),
  high: optional(Price),
  low: optional(Price),
  volume: optional(Amount),
  amount: optional(Amount),
  limitUp: optional(Price),
  limitDown: optional(Price),
  volumeRatio: optional(Amount),
  /** The time of `price`; of a suspended stock its last trade. */
  at: optional(Time),
})
export type Snapshot = InferOutput<typeof Snapshot>

const hasPrice = ({ price, refPrice }: Snapshot) => price !== undefined || refPrice !== undefined

/** A price dated later than this after its answer is wrong, ms: clocks of two machines differ by less. */
const AHEAD = 60_000

/**
 * Prices as of `asOf`, which is also the time of a price without its own: no price is shown without a time, nor one
 * dated after its answer.
 */
export const Snapshots = pipe(
  object({ asOf: Time, list: listOf(Snapshot) }),
  transform(({ asOf, list }) => ({
    asOf,
    list: list
      .filter(({ at = asOf }) => at <= asOf + AHEAD)
      .map((quote) => (hasPrice(quote) ? { ...quote, at: quote.at ?? asOf } : quote)),
  })),
)

/** The most watched stocks, by the number of watchers and not by price movements. quotes §2 */
export const Watched = object({
  asOf: Time,
  list: listOf(object({ symbol: string(), name: string(), watchers: Count })),
})

/** The day `d` of each symbol as of `asOf`, evenly thinned, oldest first. */
export const Sparks = object({
  asOf: Time,
  d: TradeDate,
  list: listOf(object({ symbol: string(), prevClose: optional(Price), p: array(Price) })),
})

/**
 * Days of minutes, oldest first: `p` prices, `v` shares, `a` yuan of each slot from slot `from` on. Slot 0 is the opening
 * auction, 1 to 120 the morning's minutes by their end (9:31), 121 to 240 the afternoon's (13:01).
 */
export const Minutes = object({
  symbol: string(),
  days: array(
    pipe(
      object({
        d: TradeDate,
        prevClose: Price,
        from: Count,
        p: array(Price),
        v: array(Amount),
        a: array(Amount),
      }),
      check(({ from, p, v, a }) => p.length === v.length && p.length === a.length && from + p.length <= 241),
    ),
  ),
})
export type Minutes = InferOutput<typeof Minutes>

/** A single bar. */
const Bar = object({ o: Finite, h: Finite, l: Finite, c: Finite, v: Amount })

/** Bars in columns, oldest first. `rev` changes with a corporate action: pages of two revs do not belong together. */
export const Bars = pipe(
  object({
    symbol: string(),
    period: string(),
    adjust: known('none', 'forward', 'backward'),
    method: optional(known('affine', 'ratio')),
    rev: string(),
    /** There are older ones. */
    more: boolean(),
    /** Trade dates, of weeks and months the last one. */
    t: array(TradeDate),
    o: array(Finite),
    h: array(Finite),
    l: array(Finite),
    c: array(Finite),
    v: array(Amount),
    a: array(Amount),
    /** Bars whose change is not based on the previous close: the first of a page, and ex-dates of unadjusted prices. */
    bases: optional(array(object({ t: TradeDate, p: Finite }))),
    /** How prices of the newest day are adjusted: p·times + plus, yuan. Absent: not at all. */
    factor: optional(object({ times: Finite, plus: Finite })),
    /** The newest week or month without its newest day, which may continue; null if it has no other day. */
    done: optional(nullable(Bar)),
  }),
  check(({ t, o, h, l, c, v, a }) => [o, h, l, c, v, a].every((column) => column.length === t.length)),
  // Adjusted prices far back may be negative; a bar of zeros means unknown.
  check(({ h, l }) => !h.some((high, at) => high === 0 && l[at] === 0)),
  check(({ t }) => t.every((each, at) => at === 0 || each > `${t[at - 1]}`)),
)
export type Bars = InferOutput<typeof Bars>

/** `[price, shares]`, the best first. */
const Level = tuple([Price, Amount])
/** The order book's best levels as of `asOf`. */
export const Depth = object({ asOf: Time, asks: array(Level), bids: array(Level) })
export type Depth = InferOutput<typeof Depth>
