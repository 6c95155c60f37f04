import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { Access, Analyst, known, listOf } from '#api/shapes.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * SHA-256 in hexadecimal over a record's published content and its salt: `hash` over its entry, from its first day on;
 * `exitHash` over its exit and the hash before it, `prevHash`, which is that of the last adjustment if there was one.
 * The salt is present only when unlocked.
 */
export const Sealed = {
  hash: optional(string()),
  prevHash: optional(string()),
  exitHash: optional(string()),
  salt: optional(string()),
}

/**
 * A followed stock: dates are YYYY-MM-DD, prices yuan, rise and fall the extremes during that time. A case the caller
 * has no access to has a masked `symbol` ('SH60****') and neither name nor prices nor rates.
 */
export const StockCase = object({
  caseId: string(),
  channelId: string(),
  status: known('CURRENT', 'CLOSED'),
  symbol: string(),
  name: optional(string()),
  inDate: string(),
  outDate: optional(string()),
  /** Times of entry and exit, epoch ms. */
  inAt: optional(Time),
  outAt: optional(Time),
  inPrice: optional(Finite),
  outPrice: optional(Finite),
  /** Reasons of entry and exit. */
  reason: optional(string()),
  outReason: optional(string()),
  profitRate: optional(Finite),
  maxRiseRate: optional(Finite),
  maxFallRate: optional(Finite),
  analyst: Analyst,
  access: Access,
  /** Until when the advice of its entry is valid, epoch ms; absent where it is masked. */
  validUntil: optional(Time),
  ...Sealed,
})
export type StockCase = InferOutput<typeof StockCase>

/** A record shown for learning, this many days after it ended. */
export const PromoStock = object({ ...StockCase.entries, delayedDays: Count })

/**
 * A ranking with the whole sample it is based on: never shown without `sample`. `list` is best first and ends with the
 * worst. The rates are absent when it is empty.
 */
export const CaseRank = object({
  period: known('3M', '1Y', 'ALL'),
  sample: object({
    count: Count,
    winCount: Count,
    avgRate: optional(Finite),
    medianRate: optional(Finite),
    worstRate: optional(Finite),
    maxDrawdownRate: optional(Finite),
  }),
  list: listOf(StockCase),
  asOf: Time,
})
export type CaseRank = InferOutput<typeof CaseRank>

/** A series of cases by one analyst; `noticeOn` of a signed-in customer. A missing level suits no one. */
export const CaseChannel = object({
  channelId: string(),
  name: string(),
  analyst: Analyst,
  riskLevel: optional(RiskLevel),
  access: Access,
  noticeOn: optional(boolean()),
})

/** A short notification of a channel or a pool; `symbol` only if the caller has access to it. */
export const PoolNotice = object({
  id: string(),
  text: string(),
  at: Time,
  symbol: optional(string()),
  link: optional(string()),
})

/**
 * The events of a case, oldest first; each with the price of its day, and its hash, chained to that of the one before.
 */
export const CaseTimeline = listOf(
  object({
    at: Time,
    kind: known('IN', 'ADJUST', 'OUT'),
    price: Finite,
    reason: string(),
    hash: optional(string()),
  }),
)

/** A series of recommended stocks by its number, name and rule; a locked one shows only its count. */
export const StockColumn = object({
  columnId: string(),
  name: string(),
  riskLevel: optional(RiskLevel),
  access: Access,
})
