/** An amount in fen and a number of parts. OR-02 */
const LEAST = 100
const MOST_PARTS = 10

/** The possible numbers of parts of a sum: 2 to 10, each part at least ¥1. */
export function splitChoices(payableFen: number): number[] {
  return Array.from({ length: MOST_PARTS - 1 }, (_, at) => at + 2).filter(
    (count) => Math.floor(payableFen / count) >= LEAST,
  )
}

/** Equal parts in whole fen with this sum; the first includes the remainder. */
export function equalParts(payableFen: number, count: number): number[] {
  const each = Math.floor(payableFen / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? payableFen - each * (count - 1) : each))
}
