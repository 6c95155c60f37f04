export type Limit = ReturnType<typeof createLimit>

/** At most so many of something within a time (ms) for each key, counted in memory. */
export function createLimit(most: number, time: number, now: () => number) {
  const spent = new Map<string, { since: number; n: number }>()
  return {
    clear: () => spent.clear(),
    /** Counts `n` more; false, and nothing is counted, where these are too many. */
    take(key: string, n: number): boolean {
      const at = now()
      for (const [each, { since }] of spent) if (since + time <= at) spent.delete(each)
      const { since, n: before } = spent.get(key) ?? { since: at, n: 0 }
      if (before + n > most) return false
      spent.set(key, { since, n: before + n })
      return true
    },
  }
}
