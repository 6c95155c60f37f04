/** More points than this in one pixel column are invisible. */
const DENSE = 2

/**
 * The places of the points a line is drawn through, from one to before another: all of them, or its ends with the
 * lowest and highest of each pixel column, so that no trough named in the legend is lost.
 * @param columns pixels of the line's width
 */
export function thinned(values: readonly (number | undefined)[], from: number, to: number, columns: number): number[] {
  const count = to - from
  if (count <= DENSE * columns) return Array.from({ length: count }, (_, at) => from + at)
  const kept = [from]
  // The places of a column are in order and may be the same.
  const keep = (at: number) => {
    if (at !== kept[kept.length - 1]) kept.push(at)
  }
  let at = from
  for (let column = 1; column <= columns; column += 1) {
    const end = from + Math.ceil((column * count) / columns)
    let low = at
    let high = at
    let lowest = values[at] ?? 0
    let highest = lowest
    for (; at < end; at += 1) {
      const value = values[at] ?? 0
      if (value < lowest) {
        lowest = value
        low = at
      } else if (value > highest) {
        highest = value
        high = at
      }
    }
    keep(Math.min(low, high))
    keep(Math.max(low, high))
  }
  keep(to - 1)
  return kept
}
