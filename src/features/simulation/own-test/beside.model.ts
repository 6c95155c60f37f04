import { simulationDetail, simulationFunds } from '#api/domains/strategy/simulation-back-test.ts'
import type { Curve } from '#api/shapes/strategy.ts'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import { onCommonDays } from '#lib/metrics/bench.ts'
import { deepestFall } from '#lib/metrics/falls.ts'
import { annualOf, benchTotalOf, totalOf, volatilityOf } from '#lib/metrics/figures.ts'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { yuan } from '#lib/number/money.ts'
import { rate, share } from '#lib/number/rate.ts'
import type { Detail } from './own-test.model.ts'
import { feeWords, slippageWords } from './settings.words.ts'

export interface Compared {
  names: readonly [string, string]
  /** On their common days, both 1 on the first; empty where there is none. */
  points: readonly CurvePoint[]
  rows: readonly { name: string; values: readonly [string, string] }[]
}

/** Two back-tests on their common days. SG-14 */
export function useBeside(detail: Detail, curve: Loaded<Curve>, other: string): Loaded<Compared> {
  const input = other === '' ? null : { id: other }
  const second = useCall(simulationDetail, input, { cache: true })
  const funds = useCall(simulationFunds, input, { cache: true })
  const both = mapBoth(second, funds, (about, points) => ({ about, points }))
  return mapBoth(curve, both, (own, { about, points }) => compare(detail, about, onCommonDays(own, points)))
}

function compare(one: Detail, two: Detail, points: readonly CurvePoint[]): Compared {
  const others = points.map(({ d, bench = 1 }) => ({ d, nav: bench }))
  const row = (name: string, valueOf: (each: Detail, at: 0 | 1) => string) => ({
    name,
    values: [valueOf(one, 0), valueOf(two, 1)] as const,
  })
  const lines = [points, others] as const
  const annual = annualOf(points)
  const figures =
    points.length < 2
      ? []
      : [
          row('最大回撤', (_, at) => rate(deepestFall(lines[at]).rate)),
          row('累计', (_, at) => rate(at === 0 ? totalOf(points) : benchTotalOf(points))),
          // Less than a year has no annualized figure. law §4
          ...(annual === undefined ? [] : [row('年化波动', (_, at) => share(volatilityOf(lines[at])))]),
        ]
  return {
    names: [one.name, two.name],
    points,
    rows: [
      ...figures,
      row('规则', ({ templateName }) => templateName),
      row('自己的区间', ({ from, to }) => `${from}\n至 ${to}`),
      row('虚拟本金', ({ capitalFen }) => yuan(capitalFen)),
      row('佣金', ({ feeRate }) => feeWords(feeRate)),
      row('滑点', ({ slippageRate }) => slippageWords(slippageRate)),
    ],
  }
}
