import type { CurvePoint } from './series.ts'

/** How many consecutive weekdays may be missing: the longest holiday has fewer. */
const MOST = 10
const DAY = 24 * 3_600_000
const WEEK = 7 * DAY

/** The points before which a line is broken because of missing days. quotes §5 */
export function gapsOf(points: readonly Pick<CurvePoint, 'd'>[]): ReadonlySet<number> {
  const gaps = new Set<number>()
  let before = points[0]?.d ?? ''
  points.forEach(({ d }, at) => {
    // Few are that far apart, and only they are counted exactly; reading thousands of dates takes milliseconds.
    if (!isNear(before, d) && weekdaysBetween(Date.parse(before), Date.parse(d)) > MOST) gaps.add(at)
    before = d
  })
  return gaps
}

/** Whether two days of a month are at most the longest holiday apart. */
function isNear(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7) && Number(other.slice(8)) - Number(one.slice(8)) <= MOST
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
