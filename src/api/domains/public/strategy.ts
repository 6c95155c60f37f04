import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { pageOf, paging } from '#api/shapes.ts'
import { BackTestStatistics } from '#api/shapes/statistics.ts'
import { Perf, Strategy, StrategyListInput } from '#api/shapes/strategy.ts'
import { PoolCard, PoolDetail } from '#api/shapes/strategy-pool.ts'

/** Strategies as a guest sees them, with their figures: the site publishes all of them. spec §7 Public */
// spec §7 may also mean /public/strategy-stock/strategy/list
export const publicStrategyList = get('/public/strategy/list', {
  input: StrategyListInput,
  output: pageOf(object({ ...Strategy.entries, perf: Perf })),
})

/** A back-test with its figures and assumptions. spec §7 Public */
export const publicBackTestStatistics = get('/public/back-test/strategy/trade/statistics', {
  input: object({ strategyId: string(), passagewayId: optional(string()) }),
  output: BackTestStatistics,
})

/** Stock pools as a guest sees them. spec §7 Public */
export const publicStrategyPoolList = get('/public/strategy-stock/pool/list', {
  input: object({ ...paging }),
  output: pageOf(PoolCard),
})

/** A pool with its stocks masked. spec §7 Public */
export const publicStrategyPoolDetail = get('/public/strategy-stock/pool/detail', {
  input: object({ poolId: string() }),
  output: PoolDetail,
})
