import type { Strategy } from '#api/shapes/strategy.ts'
import { kindWord } from '#entities/performance/kind.words.ts'
import { rate } from '#lib/number/rate.ts'
import { caseStrategyHref } from '#lib/path/case-href.ts'
import { stamp } from '#lib/time/dates.ts'

/** If figures are hidden until there is a valid evaluation. law §1 */
export const FOLDED = '完成风险测评后显示历史数据'

/** A strategy in the list of cases: its maximum drawdown alone, with the kind of record and the date. law §4 */
export function toStrategyRow({ strategyId, name, riskLevel, style, kind, perf }: Strategy) {
  const fall = perf
    ? `${kindWord(kind ?? perf.kind)} 最大回撤 ${rate(perf.maxDrawdownRate)} · 截至 ${stamp(perf.asOf)}`
    : FOLDED
  return {
    key: strategyId,
    name,
    note: `风险等级 ${riskLevel} · ${style} · ${fall}`,
    href: caseStrategyHref(strategyId),
  }
}
