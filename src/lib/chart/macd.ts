/** MACD of closes: the difference of two means, its own mean, and twice the difference between these. */
export interface Macd {
  dif: number[]
  dea: number[]
  bar: number[]
}

/** Days of the fast, the slow and the signal's mean. */
const [FAST, SLOW, SIGNAL] = [12, 26, 9]

/** 12, 26, 9, as in Chinese terminals: exponential means starting with the first close. */
export function macdOf(closes: readonly number[]): Macd {
  const slow = smoothed(closes, SLOW)
  const dif = smoothed(closes, FAST).map((fast, at) => fast - (slow[at] ?? fast))
  const dea = smoothed(dif, SIGNAL)
  return { dif, dea, bar: dif.map((each, at) => 2 * (each - (dea[at] ?? each))) }
}

/** The exponential mean over `n` values, from the first on. */
function smoothed(values: readonly number[], n: number): number[] {
  let mean = values[0] ?? 0
  return values.map((value) => (mean += (2 / (n + 1)) * (value - mean)))
}
