import { growthOf } from './figures.ts'
import type { CurvePoint } from './series.ts'

/** How far each value is below the highest before it: zero or negative. */
export function drawdownsOf(values: readonly number[]): number[] {
  let top = -Infinity
  return values.map((value) => {
    top = Math.max(top, value)
    return growthOf(top, value)
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
  let fall: Fall = { rate: 0, peak: 0, trough: 0, back: undefined }
  let top = -Infinity
  let peak = 0
  points.forEach(({ nav }, at) => {
    if (nav < top) {
      const rate = growthOf(top, nav)
      if (rate < fall.rate) fall = { rate, peak, trough: at, back: undefined }
    } else {
      top = nav
      peak = at
      if (fall.rate < 0) fall.back ??= at
    }
  })
  return fall
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
