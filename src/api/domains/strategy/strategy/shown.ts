import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { publicStrategyList } from '#api/domains/public/strategy.ts'
import { known, listOf, pageOf, paging } from '#api/shapes.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'
import { Curve, Passageway, Perf, Strategy, StrategyListInput, Trades } from '#api/shapes/strategy.ts'
import { Count, Finite } from '#api/shapes/number.ts'

const one = object({ strategyId: string() })

/** Strategies with their record since launch. spec §7 Strategy */
export const strategyList = get('/strategy/strategy/list', {
  input: StrategyListInput,
  output: pageOf(Strategy),
  twin: publicStrategyList,
})

/** One strategy without its curve. spec §7 Strategy */
export const strategyInfo = get('/strategy/info', { members: true, input: one, output: Strategy })

/** A holding; without access its number and name are masked. */
const Holding = object({ symbol: string(), name: string(), positionRate: Finite })

/** One strategy with its rules, risks, curve and holdings; HTML goes through the sanitiser. spec §7 Strategy */
export const strategyDetail = get('/strategy/detail/info', {
  members: true,
  input: one,
  output: object({
    ...Strategy.entries,
    ruleHtml: string(),
    riskHtml: string(),
    /** Empty, like the holdings, without a valid evaluation. */
    curve: Curve,
    holdings: listOf(Holding),
    /** The uninvested share of the account. */
    cashRate: optional(Finite),
    priceFen: optional(Finite),
    serviceDays: optional(Count),
  }),
})

/** Curve, figures and calendar years of a period: three months, a year or since launch. spec §7 Strategy */
export const strategyProfit = get('/strategy/profit/info', {
  input: object({ strategyId: string(), period: optional(known('3M', '1Y', 'ALL')) }),
  output: object({
    curve: Curve,
    perf: Perf,
    years: listOf(object({ y: string(), rate: Finite, bench: Finite })),
  }),
})

/** The passageways of a strategy, and whether they have capacity. spec §7 Strategy */
export const strategyPassagewayList = get('/strategy/passageway/list', {
  members: true,
  input: one,
  output: listOf(Passageway),
})

/** Orders, newest first, including unfilled ones; without a subscription those older than 30 days. spec §7 Strategy */
export const strategyTradeList = get('/strategy/trade/list', {
  input: object({ strategyId: string(), ...paging }),
  output: Trades,
})

/** Strategy bundles. spec §7 Strategy */
export const packageList = get('/strategy-package/list', {
  input: object({}),
  output: listOf(
    object({
      packageId: string(),
      name: string(),
      coverUrl: string(),
      priceFen: Finite,
      strategyCount: Count,
      riskLevel: RiskLevel,
    }),
  ),
})

/** A bundle and its members; its risk level is the highest of theirs. spec §7 Strategy */
export const packageInfo = get('/strategy-package/info', {
  input: object({ packageId: string() }),
  output: object({
    packageId: string(),
    name: string(),
    coverUrl: string(),
    strategies: listOf(Strategy),
    priceFen: Finite,
    serviceDays: Count,
    skuId: string(),
    riskLevel: RiskLevel,
  }),
})
