/** How many answers are remembered. */
const LIMIT = 10_000

export type Repeats = ReturnType<typeof createRepeats>

/**
 * Two requests with the same `Idempotency-Key` are processed once, and both get the same response. A rejected one may
 * be retried. `whose`: caller, call and key.
 */
export function createRepeats() {
  const done = new Map<string, Promise<unknown>>()
  return {
    async once(whose: string, work: () => Promise<unknown>): Promise<{ data: unknown; repeated: boolean }> {
      const first = done.get(whose)
      if (first) return { data: await first, repeated: true }
      const answer = work()
      done.set(whose, answer)
      answer.catch(() => done.delete(whose))
      for (const oldest of done.keys()) if (done.size > LIMIT) done.delete(oldest)
      return { data: await answer, repeated: false }
    },
    clear: () => done.clear(),
  }
}
