/** How many answers are remembered. */
const LIMIT = 10_000

export type Repeats = ReturnType<typeof createRepeats>

/**
 * What arrives twice under one `Idempotency-Key` is done once, and both get its answer. What was refused may be tried
 * again. `whose`: caller, call and key.
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
