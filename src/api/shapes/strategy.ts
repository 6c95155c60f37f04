import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { Access, Analyst, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'

/** Value of a strategy and of its benchmark at each close, both 1 on the first day, six decimals; `d` is YYYY-MM-DD. */
export const Curve = array(object({ d: string(), nav: Finite, bench: Finite }))
export type Curve = InferOutput<typeof Curve>

/**
 * The kind of record behind a figure: a back-test, a model account that follows the signals since launch, a customer's
 * virtual money, real money. Absent or unknown it counts as the weakest, BACK_TEST. law §4
 */
export const PerfKind = known('BACK_TEST', 'MODEL', 'SIMULATED', 'REAL')

/**
 * The figures of a period of a curve, rates of six decimals. `maxDrawdownRate` is zero or negative and lasted from
 * `ddFrom` to `ddTo`; `recoverDays`: trading days until the previous peak was reached again, absent while it is not.
 * Annualized figures (`annualRate`, `volatilityRate`, `sharpe`, `turnoverRate`, `costRate`) are absent below 365 days.
 * `tradeCount` counts filled orders, partly filled ones included.
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
  /** Annual sales over the mean value of the account; and all fees over it. */
  turnoverRate: optional(Finite),
  costRate: optional(Finite),
  /** Of `closedCount` closed positions; one with a result of 0 is not a win. */
  winRate: optional(Finite),
  closedCount: optional(Count),
  /** Open positions at the end, and their unrealized result. */
  open: optional(object({ count: Count, profitRate: Finite })),
  tradeCount: Count,
  bench: object({ symbol: string(), name: string(), rate: Finite }),
  periodStart: string(),
  periodEnd: string(),
  /** Older than `kind`, which takes precedence. */
  isBackTest: optional(boolean()),
  feesIncluded: boolean(),
  asOf: Time,
})
export type Perf = InferOutput<typeof Perf>

/** A strategy as a list shows it; without figures for a customer without a valid evaluation. */
export const Strategy = object({
  strategyId: string(),
  number: string(),
  name: string(),
  riskLevel: RiskLevel,
  style: string(),
  analysts: listOf(Analyst),
  /** The kind of record of `perf`; present even without figures. */
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
 * `why` explains the rest. UNFILLED: nothing was; `price` is the close at which it was decided, `at` the opening that
 * rejected it. WRITTEN_OFF: the stock was delisted while it was held, and counts as 0 since then. Without a state it
 * was filled. PAYOUT and PAID: a distribution before the opening of that day, cash of `price` yuan a share, new shares,
 * or both.
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
  /** Why it was not filled, or only in part, in words: 停牌, 涨停, 跌停, 资金不足一手, 成交量不足. */
  why: optional(string()),
  /** All its costs in addition to the price: commission, transfer fee, duty. */
  feeFen: optional(Finite),
  positionRate: optional(Finite),
  at: Time,
  reason: optional(string()),
  profitRate: optional(Finite),
  /** Of a distribution, for `qty` shares. */
  paid: optional(object({ cashFen: Finite, bonusQty: Count })),
  /** Of a sale: the purchase that it closed, at the mean price of its fills, and the trading days between them. */
  opened: optional(object({ at: Time, price: Finite, feeFen: Finite, holdDays: Count })),
})
export type Trade = InferOutput<typeof Trade>

/** A passageway: a variant of a strategy to follow; FULL: closed to new customers. */
export const Passageway = object({
  passagewayId: string(),
  name: string(),
  perf: optional(Perf),
  status: known('OPEN', 'FULL', 'CLOSED'),
  capacity: optional(Count),
  used: optional(Count),
})
export type Passageway = InferOutput<typeof Passageway>

export const Trades = pageOf(Trade)

/** The input of the list of strategies; `riskMax` R3: R1 to R3. The smallest drawdown comes first. */
export const StrategyListInput = object({
  riskMax: optional(string()),
  style: optional(string()),
  sort: optional(known('DRAWDOWN', 'NEWEST', 'VOLATILITY', 'RETURN')),
  ...paging,
})
