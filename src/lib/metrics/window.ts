import type { CurvePoint } from './series.ts'

/** How far back a view goes; ALL: the whole series. */
export type Period = '3M' | '1Y' | 'ALL'
const MONTHS: Readonly<Record<Exclude<Period, 'ALL'>, number>> = { '3M': 3, '1Y': 12 }

/** The same day this many months earlier, or the last of that month if it has none: YYYY-MM-DD. */
export function monthsBefore(d: string, months: number): string {
  const [year = 0, month = 1, day = 1] = d.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** The points of a period: it starts with the last close on or before its first day. quotes §5 */
export function windowOf(points: readonly CurvePoint[], period: Period): readonly CurvePoint[] {
  const last = points.at(-1)
  if (period === 'ALL' || !last) return points
  const from = monthsBefore(last.d, MONTHS[period])
  return points.slice(Math.max(0, points.filter(({ d }) => d <= from).length - 1))
}
