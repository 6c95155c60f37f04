import type * as calls from '#api/domains/public/strategy.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { backTestStatistics } from '#test/service/handlers/strategy/back-test.ts'
import { listPools, showPool } from '#test/service/handlers/strategy/strategy/pool.ts'
import { listStrategies } from '#test/service/handlers/strategy/strategy/shown.ts'

export function openStrategy(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    publicStrategyList: (input, { session }) => listStrategies(input, deps, session),
    publicBackTestStatistics: (input) => backTestStatistics(input, deps),
    publicStrategyPoolList: (asked, { session }) => listPools(asked, deps, session),
    publicStrategyPoolDetail: ({ poolId }, { session }) => showPool(poolId, deps, session),
  }
}
