import type * as calls from '#api/domains/public/strategy.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { backTestStatistics } from '#test/service/handlers/back-test.ts'
import { listPools, showPool } from '#test/service/handlers/strategy/pool.ts'
import { listStrategies } from '#test/service/handlers/strategy/shown.ts'

export function openStrategy(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    strategyList: (input, { session }) => listStrategies(input, deps, session),
    backTestStrategyTradeStatistics: (input) => backTestStatistics(input, deps),
    strategyStockPoolList: (asked, { session }) => listPools(asked, deps, session),
    strategyStockPoolDetail: ({ poolId }, { session }) => showPool(poolId, deps, session),
  }
}
