import { type Box, yOf } from '#lib/chart/box.ts'

/** A day of a curve: the value and its benchmark, both 1 on the first day; `d` is YYYY-MM-DD. */
export interface CurvePoint {
  d: string
  nav: number
  bench: number
}

/** Whether a curve can be counted and drawn: it begins above zero and falls no further than to zero. quotes §5 */
export function isCurve(values: readonly number[]): boolean {
  return values.every((value, at) => Number.isFinite(value) && (at === 0 ? value > 0 : value >= 0))
}

/** How far each value of a curve lies below the highest value before it: zero or negative. */
export function drawdownsOf(values: readonly number[]): number[] {
  let top = -Infinity
  return values.map((value) => {
    top = Math.max(top, value)
    return value / top - 1
  })
}

/**
 * A line through the values, left to right in a box, as the `d` of an SVG path; level where they are all the same, ''
 * for fewer than two.
 */
export function lineOf(values: readonly number[], box: Box): string {
  if (values.length < 2) return ''
  const step = box.width / (values.length - 1)
  const pointOf = (value: number, at: number) => `${(at * step).toFixed(1)} ${yOf(value, box).toFixed(1)}`
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${pointOf(value, at)}`).join('')
}
