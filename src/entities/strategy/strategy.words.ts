import type { Analyst } from '#api/shapes.ts'
import type { Strategy } from '#api/shapes/strategy.ts'
import { kindWord } from '#entities/performance/kind.words.ts'
import { fallNote } from '#entities/performance/performance.words.ts'
import { drawdownsOf } from '#lib/metrics/falls.ts'
import { rate } from '#lib/number/rate.ts'
import { strategyHref } from '#lib/path/strategy-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { foldedBy } from './folded.words.ts'

/** The signer of a strategy: 证券投资顾问 with the number; another profession is shown as an error. law §5 */
export function signersOf(analysts: readonly Analyst[]): string {
  return analysts
    .map(({ name, title, certNo }) => {
      const role = title?.includes('投资顾问') === true ? '投资顾问' : '资格信息待核对'
      return `${name} ${role} ${certNo === '' ? '无投顾资格' : `登记编号 ${certNo}`}`
    })
    .join('、')
}

/** A strategy for a list; `figures` absent while hidden. SG-01 */
export interface StrategyCardView {
  key: string
  name: string
  level: string
  kind: string
  note: string
  signers: string
  href: string
  figures:
    | {
        fall: string
        total: string
        recovered: string
        bench: string
        /** The close that they are of. */
        asOf: string
        curve: readonly number[]
        falls: readonly number[]
      }
    | undefined
}

export function toStrategyCard(strategy: Strategy, path: string, isOver = false): StrategyCardView {
  const { strategyId, name, riskLevel, style, analysts, perf, kind = perf?.kind, launchOn, spark = [] } = strategy
  return {
    key: strategyId,
    name,
    level: `风险等级${riskLevel}`,
    kind: kindWord(kind),
    note: [style, launchOn === undefined ? '' : `${launchOn} 发布`].filter(Boolean).join(' · '),
    signers: signersOf(analysts),
    href: strategyHref(strategyId),
    figures:
      perf && foldedBy(strategy, path, isOver) === undefined
        ? {
            fall: rate(perf.maxDrawdownRate),
            total: rate(perf.totalRate),
            recovered: fallNote({ ...perf, ddFrom: undefined }),
            bench: `同期${perf.bench.name} ${rate(perf.bench.rate)}`,
            asOf: `截至 ${stamp(perf.asOf)}`,
            curve: spark,
            falls: drawdownsOf(spark),
          }
        : undefined,
  }
}
