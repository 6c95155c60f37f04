import type { CurvePoint } from './series.ts'

/** How many consecutive weekdays may be missing: the longest holiday has fewer. */
const MOST = 10
const DAY = 24 * 3_600_000
const WEEK = 7 * DAY

/** The points before which a line is broken because of missing days, in order. quotes §5 */
export function gapsOf(points: readonly Pick<CurvePoint, 'd'>[]): number[] {
  const gaps: number[] = []
  const timeOf = (at: number) => Date.parse(points[at]?.d ?? '')
  // By halves: reading thousands of dates takes milliseconds, and few stretches miss enough days to hold a gap.
  const search = (from: number, to: number, first: number, last: number) => {
    if ((last - first) / DAY - (to - from) <= MOST) return
    if (to - from > 1) {
      const middle = (from + to) >> 1
      const time = timeOf(middle)
      search(from, middle, first, time)
      search(middle, to, time, last)
    } else if (weekdaysBetween(first, last) > MOST) gaps.push(to)
  }
  const last = points.length - 1
  search(0, last, timeOf(0), timeOf(last))
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
