import { useMemo } from 'react'
import { dataOf } from '#data/loaded.ts'
import { withIndex } from '#lib/metrics/bench.ts'
import { benchTotalOf } from '#lib/metrics/figures.ts'
import { type CurvePoint, seriesOf } from '#lib/metrics/series.ts'
import { quotesBars } from '#quotes/calls.ts'
import { useAnswer } from '#quotes/use-answer.ts'
import { type IndexId, indexes } from './indexes.ts'

/** The most bars of one answer; a longer record keeps its own benchmark. */
const DAYS = 800

/**
 * A curve compared with an index of the quotes service on common days; undefined, so that the answer's benchmark is
 * used, if quotes are unavailable or do not reach back to the first day. quotes §5
 */
export function useIndex(points: readonly CurvePoint[] | undefined, symbol: IndexId) {
  const input = points === undefined ? null : ({ symbol, period: '1d', adjust: 'none', limit: DAYS } as const)
  const bars = dataOf(useAnswer(quotesBars, input, 'change'))
  return useMemo(() => {
    if (!bars || points === undefined) return undefined
    const known = seriesOf(points).points
    const curve = withIndex(
      known,
      bars.t.map((d, at) => ({ d, c: bars.c[at] ?? 0 })),
    )
    const name = indexes.find(({ id }) => id === symbol)?.name ?? ''
    return curve.length < known.length ? undefined : { name, curve, rate: benchTotalOf(curve) }
  }, [bars, points, symbol])
}
