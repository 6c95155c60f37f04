import type { CurvePoint } from './series.ts'

/** A close of an index. */
export interface Close {
  d: string
  c: number
}

/**
 * A curve with an index beside it, both 1 on the first common day: earlier days are left out, a later missing close
 * repeats the previous one. Nothing without a common day. quotes §5
 */
export function withIndex(points: readonly CurvePoint[], closes: readonly Close[]): readonly CurvePoint[] {
  const known = new Map(closes.filter(({ c }) => Number.isFinite(c) && c > 0).map(({ d, c }) => [d, c]))
  const begin = points.findIndex(({ d }) => known.has(d))
  const first = points[begin]
  const base = first && known.get(first.d)
  if (!first || base === undefined || !(first.nav > 0)) return []
  let close = base
  return points.slice(begin).map(({ d, nav }) => {
    close = known.get(d) ?? close
    return { d, nav: nav / first.nav, bench: close / base }
  })
}

/** Two curves on their common days, each 1 on the first of them. */
export function onCommonDays(one: readonly CurvePoint[], other: readonly CurvePoint[]): readonly CurvePoint[] {
  const days = new Map(other.map(({ d, nav }) => [d, nav]))
  const common = one.flatMap(({ d, nav }) => {
    const bench = days.get(d)
    return bench === undefined ? [] : [{ d, nav, bench }]
  })
  const [first] = common
  if (!first || !(first.nav > 0) || !(first.bench > 0)) return []
  return common.map(({ d, nav, bench }) => ({ d, nav: nav / first.nav, bench: bench / first.bench }))
}
