export type Random = ReturnType<typeof createRandom>

/** Seeded pseudo-random numbers: mulberry32 over an FNV-1a hash of the words. */
export function createRandom(words: string) {
  let state = 0x811c9dc5
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    /** In [0, 1). */
    next,
    /** An integer from `from` to `to`, both included. */
    int: (from: number, to: number): number => from + Math.floor(next() * (to - from + 1)),
    /** Near 0, mostly within ±1. */
    bell: (): number => (next() + next() + next() + next() - 2) / 0.58,
    /** An element of a non-empty list. */
    pick: <const L extends readonly [unknown, ...unknown[]]>(list: L): L[number] =>
      list[Math.floor(next() * list.length)] ?? list[0],
  }
}
