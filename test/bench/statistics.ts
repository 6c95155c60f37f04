/** The median; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The median of same-round ratios: other load in a round affects both of its figures. */
export function ratio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)))
}
