import { array, boolean, type InferOutput, nullable, number, object, optional, string } from 'valibot'
import { Access, Analyst, known, listOf, pageOf, paging, Quote } from '#api/shapes.ts'

/** Worth of a strategy and of its benchmark at each close, both 1 on the first day; `d` is YYYY-MM-DD. */
export const Curve = array(object({ d: string(), nav: number(), bench: number() }))
export type Curve = InferOutput<typeof Curve>

/**
 * The figures of a stretch of a curve. `maxDrawdownRate` is zero or negative and lasted from `ddFrom` to `ddTo`;
 * `recoverDays`: trading days until the old height was reached again, absent while it is not. What is stated per year
 * (`annualRate`, `volatilityRate`, `sharpe`) is absent below 365 days. `tradeCount` counts filled orders.
 */
export const Perf = object({
  totalRate: number(),
  annualRate: optional(number()),
  maxDrawdownRate: number(),
  ddFrom: optional(string()),
  ddTo: optional(string()),
  recoverDays: optional(number()),
  volatilityRate: optional(number()),
  sharpe: optional(number()),
  winRate: optional(number()),
  tradeCount: number(),
  bench: object({ symbol: string(), name: string(), rate: number() }),
  periodStart: string(),
  periodEnd: string(),
  isBackTest: boolean(),
  feesIncluded: boolean(),
  asOf: number(),
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
  spark: optional(array(number())),
  subscriberCount: optional(number()),
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
  price: number(),
  qty: optional(number()),
  positionRate: optional(number()),
  at: number(),
  reason: optional(string()),
  profitRate: optional(number()),
})
export type Trade = InferOutput<typeof Trade>

/** A way of following a strategy; FULL: nobody else is let in. */
export const Passageway = object({
  passagewayId: string(),
  name: string(),
  perf: optional(Perf),
  status: known('OPEN', 'FULL', 'CLOSED'),
  capacity: optional(number()),
  used: optional(number()),
})
export type Passageway = InferOutput<typeof Passageway>

/** Figures of the trades; `avgHoldDays` in trading days; it and `winRate` are absent where nothing was
 * closed, `profitLossRatio` where nothing was lost. */
export const Statistics = object({
  perf: Perf,
  byMonth: listOf(object({ m: string(), rate: number(), bench: number() })),
  winRate: optional(number()),
  avgHoldDays: optional(number()),
  profitLossRatio: optional(number()),
})
export type Statistics = InferOutput<typeof Statistics>

/** What a back-test supposes; rates are per order, `from` and `to` YYYY-MM-DD. */
export const Assumptions = object({
  from: string(),
  to: string(),
  feeRate: number(),
  stampRate: number(),
  slippageRate: number(),
  capitalFen: number(),
  lotSize: number(),
  /** When orders are filled, and how prices are adjusted, in words. */
  fill: string(),
  adjust: string(),
  universe: string(),
})

/** All that must stand beside a back-test's figures: every calendar year, the curve, what it supposes. product 4.4 */
export const BackTestStatistics = object({
  ...Statistics.entries,
  years: listOf(object({ y: string(), rate: number(), bench: number() })),
  curve: Curve,
  assumptions: Assumptions,
})
export type BackTestStatistics = InferOutput<typeof BackTestStatistics>

/** A stock in a pool. Locked: number and name are masked and prices absent. Advice ends at `validUntil`, epoch ms. */
export const PoolItem = object({
  ...Quote.entries,
  inAt: number(),
  inPrice: optional(number()),
  reason: string(),
  validUntil: number(),
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
  count: number(),
  updatedAt: number(),
  access: Access,
})

/** A pool with its stocks. */
export const PoolDetail = object({
  poolId: string(),
  name: string(),
  riskLevel: RiskLevel,
  stocks: listOf(PoolItem),
  updatedAt: number(),
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
  inPrice: number(),
  outPrice: optional(number()),
  profitRate: number(),
  maxRiseRate: number(),
  maxFallRate: number(),
  analyst: Analyst,
})
export type CaseItem = InferOutput<typeof CaseItem>

/** The simulated account of the customer; NONE: there never was one. Money is virtual. */
export const Simulation = object({
  simId: optional(string()),
  status: known('NONE', 'RUNNING', 'ENDED'),
  strategy: optional(Strategy),
  passagewayId: optional(string()),
  capitalFen: optional(number()),
  /** Worth of the account at the last close, and what of it is cash. */
  equityFen: optional(number()),
  cashFen: optional(number()),
  startAt: optional(number()),
  endAt: optional(number()),
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
