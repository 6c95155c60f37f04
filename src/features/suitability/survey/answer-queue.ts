/** What is on its way of one topic after the other, the newest choice of a topic only. */
export interface AnswerQueue {
  /** Sends a choice after those before it; an older choice of the topic that has not left yet is dropped. */
  put(topicId: string, optionIds: readonly string[]): void
  /** Resolves when nothing is on its way. Rejects with why the last try failed; what failed is tried again then. */
  flush(): Promise<void>
}

/**
 * Answers go one at a time: two taps on two choices arrive in their order, so that the server never keeps the older.
 * What could not be sent stays and goes with the next `put` or `settle`.
 */
export function createAnswerQueue(
  send: (topicId: string, optionIds: readonly string[]) => Promise<unknown>,
): AnswerQueue {
  const waiting = new Map<string, readonly string[]>()
  let running: Promise<void> | null = null
  const run = async () => {
    for (let [next] = waiting; next; [next] = waiting) {
      const [topicId, optionIds] = next
      await send(topicId, optionIds)
      // A newer choice may have come while this one was on its way.
      if (waiting.get(topicId) === optionIds) waiting.delete(topicId)
    }
  }
  const start = () => {
    running ??= run().finally(() => (running = null))
    return running
  }
  return {
    put(topicId, optionIds) {
      waiting.set(topicId, [...optionIds])
      // Who waits for it is told by `settle`.
      start().catch(() => undefined)
    },
    flush: () =>
      (running ?? Promise.resolve()).catch(() => undefined).then(() => (waiting.size > 0 ? start() : undefined)),
  }
}
