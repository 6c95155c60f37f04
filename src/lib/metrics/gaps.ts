import type { CurvePoint } from './series.ts'

/** How many consecutive weekdays may be missing: the longest holiday has fewer. */
const MOST = 10
const DAY = 24 * 3_600_000
const WEEK = 7 * DAY

/** The points before which a line is broken because of missing days. quotes §5 */
export function gapsOf(points: readonly Pick<CurvePoint, 'd'>[]): ReadonlySet<number> {
  const gaps = new Set<number>()
  let near = ''
  points.forEach(({ d }, at) => {
    // Compared as text: reading thousands of dates takes milliseconds.
    if (d <= near) return
    const before = points[at - 1]?.d
    if (before !== undefined && weekdaysBetween(Date.parse(before), Date.parse(d)) > MOST) gaps.add(at)
    // A month has no more days than this may name.
    near = d.slice(0, 8) + String(Number(d.slice(8)) + MOST)
  })
  return gaps
}

/** Mondays to Fridays after one day and before another. */
function weekdaysBetween(from: number, to: number): number {
  const [first, last] = [from + DAY, to - DAY]
  const weeks = Math.max(0, Math.floor((last - first) / WEEK))
  let count = weeks * 5
  for (let at = first + weeks * WEEK; at <= last; at += DAY) {
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) count += 1
  }
  return count
}
