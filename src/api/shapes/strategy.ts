import { array, boolean, type InferOutput, nullable, object, optional, string } from 'valibot'
import { Access, Analyst, known, listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** Worth of a strategy and of its benchmark at each close, both 1 on the first day; `d` is YYYY-MM-DD. */
export const Curve = array(object({ d: string(), nav: Finite, bench: Finite }))
export type Curve = InferOutput<typeof Curve>

/**
 * The figures of a stretch of a curve. `maxDrawdownRate` is zero or negative and lasted from `ddFrom` to `ddTo`;
 * `recoverDays`: trading days until the old height was reached again, absent while it is not. What is stated per year
 * (`annualRate`, `volatilityRate`, `sharpe`) is absent below 365 days. `tradeCount` counts filled orders.
 */
export const Perf = object({
  totalRate: Finite,
  annualRate: optional(Finite),
  maxDrawdownRate: Finite,
  ddFrom: optional(string()),
  ddTo: optional(string()),
  recoverDays: optional(Count),
  volatilityRate: optional(Finite),
  sharpe: optional(Finite),
  winRate: optional(Finite),
  tradeCount: Count,
  bench: object({ symbol: string(), name: string(), rate: Finite }),
  periodStart: string(),
  periodEnd: string(),
  isBackTest: boolean(),
  feesIncluded: boolean(),
  asOf: Time,
})
export type Perf = InferOutput<typeof Perf>

export const RiskLevel = known('R1', 'R2', 'R3', 'R4', 'R5')

/** A strategy as a list shows it. */
export const Strategy = object({
  strategyId: string(),
  number: string(),
  name: string(),
  riskLevel: RiskLevel,
  style: string(),
  analysts: listOf(Analyst),
  perf: Perf,
  /** About thirty values of the curve, for a card. */
  spark: optional(array(Finite)),
  subscriberCount: optional(Count),
  access: Access,
  skuId: optional(string()),
})
export type Strategy = InferOutput<typeof Strategy>

/** A filled order: yuan a share, `profitRate` of a sale after all fees. */
export const Trade = object({
  tradeId: string(),
  symbol: string(),
  name: string(),
  side: known('BUY', 'SELL'),
  price: Finite,
  qty: optional(Finite),
  positionRate: optional(Finite),
  at: Time,
  reason: optional(string()),
  profitRate: optional(Finite),
})
export type Trade = InferOutput<typeof Trade>

/** A way of following a strategy; FULL: nobody else is let in. */
export const Passageway = object({
  passagewayId: string(),
  name: string(),
  perf: optional(Perf),
  status: known('OPEN', 'FULL', 'CLOSED'),
  capacity: optional(Count),
  used: optional(Count),
})
export type Passageway = InferOutput<typeof Passageway>

/** Figures of the trades; `avgHoldDays` in trading days; it and `winRate` are absent where nothing was
 * closed, `profitLossRatio` where nothing was lost. */
export const Statistics = object({
  perf: Perf,
  byMonth: listOf(object({ m: string(), rate: Finite, bench: Finite })),
  winRate: optional(Finite),
  avgHoldDays: optional(Finite),
  profitLossRatio: optional(Finite),
})
export type Statistics = InferOutput<typeof Statistics>

/** What a back-test supposes; rates are per order, `from` and `to` YYYY-MM-DD. */
export const Assumptions = object({
  from: string(),
  to: string(),
  feeRate: Finite,
  stampRate: Finite,
  slippageRate: Finite,
  capitalFen: Finite,
  lotSize: Count,
  /** When orders are filled, and how prices are adjusted, in words. */
  fill: string(),
  adjust: string(),
  universe: string(),
})

/** All that must stand beside a back-test's figures: every calendar year, the curve, what it supposes. law §4 */
export const BackTestStatistics = object({
  ...Statistics.entries,
  years: listOf(object({ y: string(), rate: Finite, bench: Finite })),
  curve: Curve,
  assumptions: Assumptions,
})
export type BackTestStatistics = InferOutput<typeof BackTestStatistics>

/** A stock in a pool. Locked: number and name are masked and prices absent. Advice ends at `validUntil`, epoch ms. */
export const PoolItem = object({
  ...Quote.entries,
  inAt: Time,
  inPrice: optional(Finite),
  reason: string(),
  validUntil: Time,
  analyst: Analyst,
  /** SHA-256 of the entry as it was published, where the pool publishes them. */
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
  access: Access,
})

/**
 * A stay in a pool that is over: dates are YYYY-MM-DD, prices yuan; rise and fall are the furthest while it was held.
 * Nothing of it is hidden, where a `StockCase` may be, and it belongs to no channel.
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

/** The simulated account of the customer; NONE: there never was one. Money is virtual. */
export const Simulation = object({
  simId: optional(string()),
  status: known('NONE', 'RUNNING', 'ENDED'),
  strategy: optional(Strategy),
  passagewayId: optional(string()),
  capitalFen: optional(Finite),
  /** Worth of the account at the last close, and what of it is cash. */
  equityFen: optional(Finite),
  cashFen: optional(Finite),
  startAt: optional(Time),
  endAt: optional(Time),
  perf: optional(nullable(Perf)),
  curve: optional(Curve),
})

export const Trades = pageOf(Trade)

/** What the list of strategies is asked with; `riskMax` R3: R1 to R3. The smallest drawdown comes first. */
export const StrategyListInput = object({
  riskMax: optional(string()),
  style: optional(string()),
  sort: optional(known('DRAWDOWN', 'NEWEST', 'VOLATILITY', 'RETURN')),
  ...paging,
})
