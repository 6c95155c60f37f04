import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { Access, Analyst, listOf, Quote } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'
import { PerfKind } from '#api/shapes/strategy.ts'

/**
 * A stock in a pool. Locked: number and name are masked and prices absent. Advice is valid until `validUntil`, epoch
 * ms.
 */
export const PoolItem = object({
  ...Quote.entries,
  inAt: Time,
  inPrice: optional(Finite),
  reason: string(),
  validUntil: Time,
  analyst: Analyst,
  /** SHA-256 of the published entry, where the pool publishes them. */
  hash: optional(string()),
})
export type PoolItem = InferOutput<typeof PoolItem>

/** A pool as a list shows it. */
export const PoolCard = object({
  poolId: string(),
  name: string(),
  strategyName: string(),
  riskLevel: RiskLevel,
  count: Count,
  updatedAt: Time,
  access: Access,
})

/** A pool with its stocks. */
export const PoolDetail = object({
  poolId: string(),
  name: string(),
  riskLevel: RiskLevel,
  stocks: listOf(PoolItem),
  updatedAt: Time,
  /** The kind of record of its strategy, whose curve belongs to it, and whether that counts the costs of trading. */
  kind: optional(PerfKind),
  feesIncluded: optional(boolean()),
  access: Access,
})

/**
 * A closed entry of a pool: dates are YYYY-MM-DD, prices yuan; rise and fall are the extremes while it was held.
 * Nothing of it is hidden, unlike a `StockCase`, and it belongs to no channel.
 */
export const CaseItem = object({
  caseId: string(),
  symbol: string(),
  name: string(),
  inDate: string(),
  outDate: optional(string()),
  inPrice: Finite,
  outPrice: optional(Finite),
  profitRate: Finite,
  maxRiseRate: Finite,
  maxFallRate: Finite,
  analyst: Analyst,
})
export type CaseItem = InferOutput<typeof CaseItem>
