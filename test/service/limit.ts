export type Limit = ReturnType<typeof createLimit>

/** Rate limit: at most this many within a time (ms) for each key, counted in memory. */
export function createLimit(most: number, time: number, now: () => number) {
  const spent = new Map<string, { since: number; n: number }>()
  return {
    clear: () => spent.clear(),
    /** Counts `n` more; false, with nothing counted, above the limit. */
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
