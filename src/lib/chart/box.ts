/** The box of a line: in units of its picture, and the values at its lower and upper edge. */
export interface Box {
  width: number
  height: number
  low: number
  high: number
}

/** The y position of a value in a box; the middle if the box has no range. */
export function yOf(value: number, { height, low, high }: Box): number {
  return high > low ? ((high - value) / (high - low)) * height : height / 2
}

/** A line through values by their place from the left, as the `d` of a path; a missing one breaks it. */
export function pathOf(values: readonly (number | undefined)[], xOf: (at: number) => number, box: Box): string {
  let pen = 'M'
  return values
    .map((value, at) => {
      const step = value === undefined ? '' : `${pen}${short(xOf(at))} ${short(yOf(value, box))}`
      pen = value === undefined ? 'M' : 'L'
      return step
    })
    .join('')
}

/** A coordinate with one decimal. A path has thousands: two integers become text much faster than one fraction. */
export function short(value: number): string {
  const tenths = Math.round(value * 10)
  if (tenths < 0) return String(tenths / 10)
  const rest = tenths % 10
  const whole = (tenths - rest) / 10
  return rest === 0 ? `${whole}` : `${whole}.${rest}`
}
