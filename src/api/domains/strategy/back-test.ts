import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { publicBackTestStatistics } from '#api/domains/public/strategy.ts'
import { listOf, paging } from '#api/shapes.ts'
import { Assumptions, BackTestStatistics } from '#api/shapes/statistics.ts'
import { Curve, Passageway, Perf, Trade, Trades } from '#api/shapes/strategy.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const one = object({ strategyId: string() })

/** The back-test of a strategy and its assumptions; rates are per order. spec §7 Back-test */
export const backTestInfo = get('/back-test/info', {
  input: one,
  output: object({
    assumptions: Assumptions,
    perf: Perf,
    curve: Curve,
  }),
})

/** The back-test by passageway. spec §7 Back-test */
export const backTestPassageways = get('/back-test/passageways', {
  members: true,
  input: one,
  output: listOf(Passageway),
})

/** Figures of the trades; by default those of the first passageway. spec §7 Back-test */
export const backTestStatistics = get('/back-test/strategy/trade/statistics', {
  input: object({ strategyId: string(), passagewayId: optional(string()) }),
  output: BackTestStatistics,
  twin: publicBackTestStatistics,
})

/** Orders of the back-test, newest first; without a subscription those older than 30 days. spec §7 Back-test */
export const backTestStatisticsList = get('/back-test/trade/statistics/list', {
  members: true,
  input: object({ strategyId: string(), passagewayId: optional(string()), ...paging }),
  output: Trades,
})

/** One filled order and, of a closed purchase, its outcome: yuan, trading days. spec §7 Back-test */
export const backTestTradeDetail = get('/back-test/strategy/trade-detail', {
  input: object({ tradeId: string() }),
  output: object({
    ...Trade.entries,
    exitAt: optional(Time),
    exitPrice: optional(Finite),
    holdDays: optional(Finite),
  }),
})
