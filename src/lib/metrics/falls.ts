import type { CurvePoint } from './series.ts'

/** How far each value is below the highest before it: zero or negative. */
export function drawdownsOf(values: readonly number[]): number[] {
  let top = -Infinity
  return values.map((value) => {
    top = Math.max(top, value)
    return value / top - 1
  })
}

/** A drawdown; the indexes count from the first point, `back` where the peak was reached again. */
export interface Fall {
  rate: number
  peak: number
  trough: number
  back: number | undefined
}

/** The maximum drawdown: from the last of equal highs to the first of equal lows. quotes §5 */
export function deepestFall(points: readonly Pick<CurvePoint, 'nav'>[]): Fall {
  const navs = points.map(({ nav }) => nav)
  const falls = drawdownsOf(navs)
  const rate = Math.min(0, ...falls)
  const trough = Math.max(0, falls.indexOf(rate))
  const top = Math.max(...navs.slice(0, trough + 1))
  const peak = Math.max(0, navs.lastIndexOf(top, trough))
  const after = rate < 0 ? navs.findIndex((nav, at) => at > trough && nav >= top) : -1
  return { rate, peak, trough, back: after < 0 ? undefined : after }
}

/** Days below an old high: all of them, the longest run, and whether it continues. */
export function waterOf(points: readonly Pick<CurvePoint, 'nav'>[]): { days: number; longest: number; lasts: boolean } {
  let run = 0
  let longest = 0
  const falls = drawdownsOf(points.map(({ nav }) => nav))
  for (const fall of falls) {
    run = fall < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return { days: falls.filter((fall) => fall < 0).length, longest, lasts: run > 0 }
}
