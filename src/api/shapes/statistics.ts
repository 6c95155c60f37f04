import { type InferOutput, object, optional, string } from 'valibot'
import { listOf } from '#api/shapes.ts'
import { Count, Finite } from '#api/shapes/number.ts'
import { Curve, Perf } from '#api/shapes/strategy.ts'

/** The number of orders not filled, or only in part, by reason in words. */
export const Unfilled = listOf(object({ why: string(), count: Count }))

/**
 * Figures of the trades; `avgHoldDays` in trading days; it and `winRate` are absent without a closed position,
 * `profitLossRatio` (by rates) and `profitFactor` (by money) without a loss.
 */
export const Statistics = object({
  perf: Perf,
  byMonth: listOf(object({ m: string(), rate: Finite, bench: Finite })),
  winRate: optional(Finite),
  avgHoldDays: optional(Finite),
  profitLossRatio: optional(Finite),
  profitFactor: optional(Finite),
  /** Orders not filled, or only in part, by reason. */
  unfilled: optional(Unfilled),
  /**
   * The largest share of a day's volume in a single fill, and the capital above which an order would exceed
   * `volumeCap`.
   */
  maxVolumeRate: optional(Finite),
  capacityFen: optional(Finite),
})
export type Statistics = InferOutput<typeof Statistics>

/** The assumptions of a back-test; rates are per order, `from` and `to` YYYY-MM-DD. */
export const Assumptions = object({
  from: string(),
  to: string(),
  feeRate: Finite,
  stampRate: Finite,
  slippageRate: Finite,
  /**
   * Transfer fee of stocks, both ways; the minimum commission of an order; the share of a day's volume that can be
   * filled.
   */
  transferRate: optional(Finite),
  leastFeeFen: optional(Finite),
  volumeCap: optional(Finite),
  capitalFen: Finite,
  lotSize: Count,
  /** When orders are filled, and how prices are adjusted, in words. */
  fill: string(),
  adjust: string(),
  universe: string(),
})
export type Assumptions = InferOutput<typeof Assumptions>

/** What must be shown with a back-test's figures: every calendar year, the curve, its assumptions. law §4 */
export const BackTestStatistics = object({
  ...Statistics.entries,
  years: listOf(object({ y: string(), rate: Finite, bench: Finite })),
  curve: Curve,
  assumptions: Assumptions,
})
export type BackTestStatistics = InferOutput<typeof BackTestStatistics>
