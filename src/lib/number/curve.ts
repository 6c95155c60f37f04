/** A day of a curve: the value and its benchmark, both 1 on the first day; `d` is YYYY-MM-DD. */
export interface CurvePoint {
  d: string
  nav: number
  bench: number
}

/** How far each value lies below the highest value before it: zero or negative. */
export function drawdownsOf(values: readonly number[]): number[] {
  let top = -Infinity
  return values.map((value) => {
    top = Math.max(top, value)
    return value / top - 1
  })
}

/**
 * A line through the values, left to right in a box of `width` × `height`, as the `d` of an SVG path; '' for fewer than
 * two.
 */
export function lineOf(
  values: readonly number[],
  { width, height, low, high }: { width: number; height: number; low: number; high: number },
): string {
  if (values.length < 2 || !(high > low)) return ''
  const step = width / (values.length - 1)
  const y = (value: number) => ((high - value) / (high - low)) * height
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${y(value).toFixed(1)}`).join('')
}
