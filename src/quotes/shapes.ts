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
 * What the quotes service answers. Prices and amounts are yuan, volumes shares, times epoch ms, trade dates YYYY-MM-DD
 * in Shanghai. What is unknown is absent, never 0. quotes §2
 */

const Price = pipe(Finite, gtValue(0))
const Amount = pipe(Finite, minValue(0))
/** YYYY-MM-DD. */
const TradeDate = pipe(string(), isoDate())

/** Where a trading day stands: PRE_OPEN is 9:25 to 9:30, POST the fixed price after the close. */
const State = known('PRE', 'AUCTION', 'PRE_OPEN', 'OPEN', 'NOON', 'CLOSE_AUCTION', 'CLOSED', 'POST')

/** The state of the market at `now` on `tradeDate`, the newest trading day that has begun; it changes at `nextAt`. */
export const Market = object({
  now: Time,
  tradeDate: TradeDate,
  state: State,
  nextState: State,
  nextAt: Time,
  /** How far prices lag behind, seconds. */
  delaySec: Finite,
  /** Who made the prices, as it is shown beside them. */
  source: string(),
  /** Changes with the calendar of trading days. */
  calendarRev: optional(string()),
})
export type Market = InferOutput<typeof Market>

/** The weekdays of a year on which the exchanges stay closed; a year without any is not announced, and is none. */
export const Calendar = pipe(
  object({ year: Count, closed: pipe(array(TradeDate), minLength(1)) }),
  check(({ year, closed }) => closed.every((date) => date.startsWith(`${year}-`))),
)

/** What is known of a symbol apart from its price; `tick` is the smallest step of a price, yuan. */
export const SymbolInfo = object({
  symbol: string(),
  /** The number it was asked for by, where the exchange has given the company another one since. */
  formerly: optional(string()),
  name: string(),
  /** Of the name as it is read: CJDL for 长江电力. */
  initials: optional(string()),
  kind: known('STOCK', 'ETF', 'INDEX'),
  board: optional(known('MAIN', 'GEM', 'STAR', 'BSE')),
  tick: Price,
  /** Decimals of a price: 2, funds 3. */
  digits: pipe(Count, maxValue(8)),
  /** Shares of the smallest order, and by how many it may grow. */
  lotMin: Count,
  lotStep: Count,
  listedOn: optional(TradeDate),
  floatShares: optional(Price),
  totalShares: optional(Price),
  /** What the company earned in its last four quarters, yuan; a loss is negative. */
  earningsTtm: optional(Finite),
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
  /** When `price` was made; of a suspended stock when it last traded. */
  at: optional(Time),
})
export type Snapshot = InferOutput<typeof Snapshot>

const hasPrice = ({ price, refPrice }: Snapshot) => price !== undefined || refPrice !== undefined

/** A price dated later than this after its answer is wrong, ms: clocks of two machines differ by less. */
const AHEAD = 60_000

/**
 * Prices as of `asOf`; a price that does not say when it was made is of then: none is shown without its time, nor one
 * that was made after the answer.
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

/** The stocks that most people watch, by their number and by nothing that a price does. quotes §2 */
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

/** A bar by itself. */
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
    /** Bars whose change is not counted from the close before: the first of a page, and ex days of unadjusted prices. */
    bases: optional(array(object({ t: TradeDate, p: Finite }))),
    /** How prices of the newest day are adjusted: p·times + plus, yuan. Absent: not at all. */
    factor: optional(object({ times: Finite, plus: Finite })),
    /** The newest week or month without its newest day, which may go on; null where it has no other day. */
    done: optional(nullable(Bar)),
  }),
  check(({ t, o, h, l, c, v, a }) => [o, h, l, c, v, a].every((column) => column.length === t.length)),
  // Adjusted prices far back may be below 0; a bar of zeros says that nothing is known.
  check(({ h, l }) => !h.some((high, at) => high === 0 && l[at] === 0)),
  check(({ t }) => t.every((each, at) => at === 0 || each > `${t[at - 1]}`)),
)
export type Bars = InferOutput<typeof Bars>

/** `[price, shares]`, the best first. */
const Level = tuple([Price, Amount])
/** The order book's best levels as of `asOf`. */
export const Depth = object({ asOf: Time, asks: array(Level), bids: array(Level) })
export type Depth = InferOutput<typeof Depth>
