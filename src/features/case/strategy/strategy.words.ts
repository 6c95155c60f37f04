import type { OutputOf } from '#api/call.ts'
import type { caseStrategyDetail } from '#api/domains/stock/stock-case/strategy.ts'
import type { Perf } from '#api/shapes/strategy.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { kindWord } from '#entities/performance/kind.words.ts'
import { type PerformanceView, toPerformanceView } from '#entities/performance/performance.words.ts'
import { rate } from '#lib/number/rate.ts'
import { FOLDED } from './strategy-row.words.ts'

export interface StrategyView {
  name: string
  /** Whose record it is, with its period. */
  kind: string
  period: string
  analysts: readonly AnalystView[]
  /** The drawdown first. */
  facts: readonly { name: string; value: string }[]
  caution: string
  ruleHtml: string
}

export function toStrategyView(found: OutputOf<typeof caseStrategyDetail>): StrategyView {
  const { name, riskLevel, style, analysts, kind, perf, ruleHtml } = found
  const view = perf && toPerformanceView(perf)
  return {
    name,
    kind: kindWord(kind ?? perf?.kind),
    period: view?.period ?? '',
    analysts: analysts.map(toAnalystView),
    facts: [
      ...(view ? factsOf(view, perf) : []),
      { name: '风险等级', value: riskLevel },
      { name: '风格', value: style },
    ],
    caution: view?.caution ?? FOLDED,
    ruleHtml,
  }
}

function factsOf({ pair, figures, asOf }: PerformanceView, { bench }: Perf): { name: string; value: string }[] {
  const [fall, total] = pair
  return [
    { name: '最大回撤', value: fall.value },
    { name: '回撤期间', value: fall.note },
    { name: '累计', value: total.value },
    { name: `同期${bench.name}`, value: rate(bench.rate) },
    ...figures.map(({ name, value, note }) => ({ name, value: note === '' ? value : `${value}（${note}）` })),
    { name: '截至', value: asOf },
  ]
}
