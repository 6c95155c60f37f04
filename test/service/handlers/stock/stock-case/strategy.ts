import type * as calls from '#api/domains/stock/stock-case/strategy.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { isFolded, seenBy } from '#test/service/strategies/present.ts'
import { listStrategies, shown } from '#test/service/handlers/strategy/strategy/shown.ts'

/** The strategies as shown everywhere, seen from the cases. */
export function caseStrategy(deps: Deps): Pick<Handlers<'stock-case'>, keyof typeof calls> {
  const own = shown(deps)
  return {
    async caseStrategy(_, visit) {
      const folded = isFolded(visit.session, deps)
      const { list } = await listStrategies({ pageSize: 50 }, deps, visit.known(), folded)
      return list.map((each) => seenBy(visit.session, each, deps))
    },
    async caseStrategyDetail(asked, visit) {
      const { ruleHtml } = await own.strategyDetail(asked, visit)
      return { ...(await own.strategyInfo(asked, visit)), ruleHtml }
    },
    caseStrategyDealList: (asked, visit) => own.strategyTradeList(asked, visit),
  }
}
