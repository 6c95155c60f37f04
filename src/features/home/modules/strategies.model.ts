import { strategyList } from '#api/domains/strategy/strategy/shown.ts'
import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { ownRisk } from '#entities/strategy/own-risk.ts'
import { type StrategyCardView, toStrategyCard } from '#entities/strategy/strategy.words.ts'
import { STRATEGIES } from '#lib/path/strategy-href.ts'

/** How many are shown on 首页. */
const MOST = 2

/** Strategies that suit the customer, the smallest drawdown first; none before a valid evaluation. HM-01, SG-01 */
export function useSuitable(): { cards: readonly StrategyCardView[]; deepest: number } {
  const evaluation = dataOf(useCall(evaluationInfo, {}))
  const riskMax = ownRisk(evaluation, useNow())
  const input = riskMax === undefined ? null : { riskMax, sort: 'DRAWDOWN' as const, pageNo: 1, pageSize: MOST }
  // Without a copy: offline no evaluation would end it.
  const list = dataOf(useCall(strategyList, input, { cache: true }))?.list.slice(0, MOST) ?? []
  return {
    cards: list.map((each) => toStrategyCard(each, STRATEGIES)).filter(({ figures }) => figures !== undefined),
    deepest: Math.min(0, ...list.map(({ perf }) => perf?.maxDrawdownRate ?? 0)),
  }
}
