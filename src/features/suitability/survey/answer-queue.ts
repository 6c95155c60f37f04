/** Answers being sent; of each topic only the newest choice. */
export interface AnswerQueue {
  /** Sends a choice after the earlier ones; an older unsent choice of the topic is dropped. */
  put(topicId: string, optionIds: readonly string[]): void
  /** Resolves when all answers are sent. Sends failed ones again, and rejects with an `UnsentAnswer` if that fails. */
  flush(): Promise<void>
}

/** The answer to this topic was not saved, for the reason in `cause`; later ones wait for it. */
export class UnsentAnswer extends Error {
  readonly topicId: string
  constructor(topicId: string, cause: unknown) {
    super(`no answer to ${topicId} was saved`, { cause })
    this.topicId = topicId
  }
}

/**
 * Answers are sent one at a time: two quick presses arrive in order, so that the server never keeps the older one. A
 * failed answer is sent again with the next `put` or `flush`.
 */
export function createAnswerQueue(
  send: (topicId: string, optionIds: readonly string[]) => Promise<unknown>,
): AnswerQueue {
  const waiting = new Map<string, readonly string[]>()
  let running: Promise<void> | null = null
  const run = async () => {
    for (let [next] = waiting; next; [next] = waiting) {
      const [topicId, optionIds] = next
      await send(topicId, optionIds).catch((cause: unknown) => {
        throw new UnsentAnswer(topicId, cause)
      })
      // A newer choice may have been made while this one was being sent.
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
      // The error is reported by `flush`.
      start().catch(() => undefined)
    },
    flush: () =>
      (running ?? Promise.resolve()).catch(() => undefined).then(() => (waiting.size > 0 ? start() : undefined)),
  }
}
