import type { Strategy } from '#api/shapes/strategy.ts'
import { rate } from '#lib/number/rate.ts'
import { caseStrategyHref } from '#lib/path/case-href.ts'

/** If figures are hidden until there is a valid evaluation. law §1 */
export const FOLDED = '完成风险测评后显示历史数据'

/** A strategy in the list of cases: its maximum drawdown before its total. law §4 */
export function toStrategyRow({ strategyId, name, riskLevel, style, perf }: Strategy) {
  const fall = perf ? `最大回撤 ${rate(perf.maxDrawdownRate)}` : FOLDED
  return {
    key: strategyId,
    name,
    note: `风险等级 ${riskLevel} · ${style} · ${fall}`,
    href: caseStrategyHref(strategyId),
  }
}
