/** More points than this in one pixel column are invisible. */
const DENSE = 2

/**
 * The points a line is drawn through: all of them, or its ends with the lowest and highest of each pixel column, so
 * that no trough named in the legend is lost.
 * @param columns pixels of the picture's width
 */
export function thinned(values: readonly number[], columns: number): number[] {
  if (values.length <= DENSE * columns) return values.map((_, at) => at)
  const kept = [0]
  // The places of a column are in order and may be the same.
  const keep = (at: number) => {
    if (at !== kept[kept.length - 1]) kept.push(at)
  }
  for (let column = 0; column < columns; column += 1) {
    const from = Math.ceil((column * values.length) / columns)
    const to = Math.ceil(((column + 1) * values.length) / columns)
    let [low, high] = [from, from]
    for (let at = from; at < to; at += 1) {
      if ((values[at] ?? 0) < (values[low] ?? 0)) low = at
      if ((values[at] ?? 0) > (values[high] ?? 0)) high = at
    }
    keep(Math.min(low, high))
    keep(Math.max(low, high))
  }
  keep(values.length - 1)
  return kept
}
