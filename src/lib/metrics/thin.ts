/** More points than this in one pixel column are invisible. */
const DENSE = 2

/**
 * The points a line is drawn through: all of them, or the first, lowest, highest and last of each pixel column, so that
 * no trough named in the legend is lost.
 * @param columns pixels of the picture's width
 */
export function thinned(values: readonly number[], columns: number): number[] {
  const places = values.map((_, at) => at)
  if (values.length <= DENSE * columns) return places
  const kept: number[] = []
  for (let column = 0; column < columns; column += 1) {
    const from = Math.ceil((column * values.length) / columns)
    const to = Math.ceil(((column + 1) * values.length) / columns)
    let [low, high] = [from, from]
    for (let at = from; at < to; at += 1) {
      if ((values[at] ?? 0) < (values[low] ?? 0)) low = at
      if ((values[at] ?? 0) > (values[high] ?? 0)) high = at
    }
    kept.push(from, Math.min(low, high), Math.max(low, high), to - 1)
  }
  return [...new Set(kept)]
}
