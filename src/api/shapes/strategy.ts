import { array, boolean, type InferOutput, nullable, object, optional, string } from 'valibot'
import { Access, Analyst, known, listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** Worth of a strategy and of its benchmark at each close, both 1 on the first day, six decimals; `d` is YYYY-MM-DD. */
export const Curve = array(object({ d: string(), nav: Finite, bench: Finite }))
export type Curve = InferOutput<typeof Curve>

/**
 * Whose record a figure is: of rules replayed over the past, of a model account that follows the signals since launch,
 * of a customer's virtual money, of real money. Absent or unknown it counts as the weakest, BACK_TEST. law §4
 */
const PerfKind = known('BACK_TEST', 'MODEL', 'SIMULATED', 'REAL')

/**
 * The figures of a stretch of a curve, rates of six decimals. `maxDrawdownRate` is zero or negative and lasted from
 * `ddFrom` to `ddTo`; `recoverDays`: trading days until the old height was reached again, absent while it is not. What
 * is stated per year (`annualRate`, `volatilityRate`, `sharpe`, `turnoverRate`, `costRate`) is absent below 365 days.
 * `tradeCount` counts filled orders, also those filled in part.
 */
export const Perf = object({
  kind: optional(PerfKind),
  totalRate: Finite,
  annualRate: optional(Finite),
  maxDrawdownRate: Finite,
  ddFrom: optional(string()),
  ddTo: optional(string()),
  recoverDays: optional(Count),
  volatilityRate: optional(Finite),
  sharpe: optional(Finite),
  /** Sales over the mean worth of the account, a year; and all fees over it. */
  turnoverRate: optional(Finite),
  costRate: optional(Finite),
  /** Of closed positions, of which there were `closedCount`; one that came out at 0 is not won. */
  winRate: optional(Finite),
  closedCount: optional(Count),
  /** What is held at the end, and what it came to so far. */
  open: optional(object({ count: Count, profitRate: Finite })),
  tradeCount: Count,
  bench: object({ symbol: string(), name: string(), rate: Finite }),
  periodStart: string(),
  periodEnd: string(),
  /** Older than `kind`, which alone decides. */
  isBackTest: optional(boolean()),
  feesIncluded: boolean(),
  asOf: Time,
})
export type Perf = InferOutput<typeof Perf>

export const RiskLevel = known('R1', 'R2', 'R3', 'R4', 'R5')

/** A strategy as a list shows it; who has no valid evaluation gets it without figures. */
export const Strategy = object({
  strategyId: string(),
  number: string(),
  name: string(),
  riskLevel: RiskLevel,
  style: string(),
  analysts: listOf(Analyst),
  /** What kind of record `perf` is; stands also where the figures do not. */
  kind: optional(PerfKind),
  /** The day its record begins, YYYY-MM-DD. */
  launchOn: optional(string()),
  perf: optional(Perf),
  /** About thirty values of the curve, for a card. */
  spark: optional(array(Finite)),
  subscriberCount: optional(Count),
  access: Access,
  skuId: optional(string()),
})
export type Strategy = InferOutput<typeof Strategy>

/**
 * An order. FILLED: yuan a share, `profitRate` of a sale after all fees. PARTLY: `filledQty` of `qty` was filled and
 * `why` says what became of the rest. UNFILLED: nothing was; `price` is the close at which it was decided, `at` the
 * opening that refused it. WRITTEN_OFF: it was held when the stock left the exchange, and counts as 0 since then.
 * Without a state it was filled. PAYOUT and PAID: before the opening of that day a company gave its holders money,
 * `price` yuan a share, new shares, or both.
 */
export const Trade = object({
  tradeId: string(),
  symbol: string(),
  name: string(),
  side: known('BUY', 'SELL', 'PAYOUT'),
  price: Finite,
  qty: optional(Finite),
  filledQty: optional(Finite),
  state: optional(known('FILLED', 'PARTLY', 'UNFILLED', 'WRITTEN_OFF', 'PAID')),
  /** Why it was not filled, or not wholly, in words: 停牌, 涨停, 跌停, 资金不足一手, 成交量不足. */
  why: optional(string()),
  /** All that it cost beside the price: commission, transfer fee, duty. */
  feeFen: optional(Finite),
  positionRate: optional(Finite),
  at: Time,
  reason: optional(string()),
  profitRate: optional(Finite),
  /** Of a payout, for `qty` shares. */
  paid: optional(object({ cashFen: Finite, bonusQty: Count })),
  /** Of a sale: the purchase that it ended, at the mean price of its fills, and the trading days between them. */
  opened: optional(object({ at: Time, price: Finite, feeFen: Finite, holdDays: Count })),
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

/** How many orders were not filled, or not wholly, for a reason in words. */
const Unfilled = listOf(object({ why: string(), count: Count }))

/** Figures of the trades; `avgHoldDays` in trading days; it and `winRate` are absent where nothing was
 * closed, `profitLossRatio` (by rates) and `profitFactor` (by money) where nothing was lost. */
export const Statistics = object({
  perf: Perf,
  byMonth: listOf(object({ m: string(), rate: Finite, bench: Finite })),
  winRate: optional(Finite),
  avgHoldDays: optional(Finite),
  profitLossRatio: optional(Finite),
  profitFactor: optional(Finite),
  /** Orders that were not filled, or not wholly, by reason. */
  unfilled: optional(Unfilled),
  /** The largest share of a day's volume that was filled at once, and the money from which an order would want more than `volumeCap`. */
  maxVolumeRate: optional(Finite),
  capacityFen: optional(Finite),
})
export type Statistics = InferOutput<typeof Statistics>

/** What a back-test supposes; rates are per order, `from` and `to` YYYY-MM-DD. */
export const Assumptions = object({
  from: string(),
  to: string(),
  feeRate: Finite,
  stampRate: Finite,
  slippageRate: Finite,
  /** Transfer fee of stocks, both ways; the least commission of an order; the share of a day's volume that is filled. */
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

/** A simulation that is over, as a row. */
const PastSimulation = object({
  simId: string(),
  strategyName: string(),
  startAt: Time,
  endAt: Time,
  capitalFen: Finite,
  equityFen: Finite,
  maxDrawdownRate: optional(Finite),
})

/** The simulated account of the customer; NONE: there never was one. Money is virtual. */
export const Simulation = object({
  simId: optional(string()),
  status: known('NONE', 'RUNNING', 'ENDED'),
  /** Why it ended where the customer did not end it, in words. */
  why: optional(string()),
  strategy: optional(Strategy),
  passagewayId: optional(string()),
  capitalFen: optional(Finite),
  /** Worth of the account at the last close, what of it is cash, and what of that the next opening's purchases hold. */
  equityFen: optional(Finite),
  cashFen: optional(Finite),
  frozenFen: optional(Finite),
  startAt: optional(Time),
  endAt: optional(Time),
  perf: optional(nullable(Perf)),
  curve: optional(Curve),
  years: optional(listOf(object({ y: string(), rate: Finite, bench: Finite }))),
  /** All that its orders cost beside their prices, and what of a price was given away to slippage. */
  feeFen: optional(Finite),
  costs: optional(object({ commissionFen: Finite, transferFen: Finite, stampFen: Finite, slippageFen: Finite })),
  /** The day that lost most, by rate. */
  worstDay: optional(object({ d: string(), rate: Finite, changeFen: Finite })),
  unfilled: optional(Unfilled),
  /** The customer's others that are over, newest first. */
  past: optional(listOf(PastSimulation)),
})
export type Simulation = InferOutput<typeof Simulation>

export const Trades = pageOf(Trade)

/** What the list of strategies is asked with; `riskMax` R3: R1 to R3. The smallest drawdown comes first. */
export const StrategyListInput = object({
  riskMax: optional(string()),
  style: optional(string()),
  sort: optional(known('DRAWDOWN', 'NEWEST', 'VOLATILITY', 'RETURN')),
  ...paging,
})
