/** A day of a curve: the value and its benchmark; `d` is YYYY-MM-DD, a benchmark that is not known yet is absent. */
export interface CurvePoint {
  d: string
  nav: number
  bench?: number | undefined
}

/** Why a series cannot be drawn: no day, one day, an invalid value, a value of zero. */
export type Undrawn = 'none' | 'one' | 'invalid' | 'zero'

export interface Series {
  /** One per day, oldest first. */
  points: readonly CurvePoint[]
  undrawn: Undrawn | undefined
  /** Days were duplicated or unordered. */
  tidied: boolean
}

/** A series for computing and drawing: by day, the last of a day. Invalid values are never dropped. quotes §5 */
export function seriesOf(given: readonly CurvePoint[]): Series {
  // Most are already sorted.
  if (given.every(({ d }, at) => at === 0 || (given[at - 1]?.d ?? '') < d))
    return { points: given, undrawn: undrawnOf(given), tidied: false }
  const points = [...new Map(given.map((point) => [point.d, point])).values()].sort((a, b) => (a.d < b.d ? -1 : 1))
  return { points, undrawn: undrawnOf(points), tidied: true }
}

function undrawnOf(points: readonly CurvePoint[]): Undrawn | undefined {
  const isValid = ({ nav, bench = 1 }: CurvePoint) => nav >= 0 && nav < Infinity && bench > 0 && bench < Infinity
  if (points.length === 0) return 'none'
  if (!points.every(isValid) || points[0]?.nav === 0) return 'invalid'
  if (points.some(({ nav }) => nav === 0)) return 'zero'
  return points.length === 1 ? 'one' : undefined
}
