/** Fen, and how many. product OR-02 */
const LEAST = 100
const MOST_PARTS = 10

/** In how many parts a sum may be paid: 2 to 10, each at least ¥1. */
export function splitChoices(payableFen: number): number[] {
  return Array.from({ length: MOST_PARTS - 1 }, (_, at) => at + 2).filter(
    (count) => Math.floor(payableFen / count) >= LEAST,
  )
}

/** Equal parts in whole fen that make the sum; what is left over is in the first. */
export function equalParts(payableFen: number, count: number): number[] {
  const each = Math.floor(payableFen / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? payableFen - each * (count - 1) : each))
}
