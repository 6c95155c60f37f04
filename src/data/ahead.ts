import type { Call, InputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Send } from '#api/send.ts'
import type { Answer } from './deps.tsx'

/** Reads that are asked for before their screen is there, as when a finger touches its link. */
export interface Ahead {
  /** Asks, unless the call changes something or has just been asked. Says nothing of a failure: the screen asks again. */
  request<C extends Call>(call: C, input: InputOf<C>): void
  /** The answer under way for this key, once. */
  take(key: string): Promise<Answer> | undefined
}

/** How long an answer waits for its screen, ms. */
const GOOD_FOR = 5_000

/** @param deps.account whose answers these are: another account gets none of them; `now` in epoch ms */
export function createAhead(deps: { send: Send; account: () => string; now: () => number }): Ahead {
  const waiting = new Map<string, { at: number; answer: Promise<Answer> }>()
  const mine = (key: string) => `${deps.account()} ${key}`
  const fresh = (name: string) => {
    const found = waiting.get(name)
    return found && deps.now() - found.at < GOOD_FOR ? found : undefined
  }
  return {
    request(call, input) {
      const name = mine(callKey(call, input))
      if (call.effects || fresh(name)) return
      const answer = deps.send(call, input).then((data): Answer => ({ data, savedAt: deps.now() }))
      answer.catch(() => waiting.delete(name))
      waiting.set(name, { at: deps.now(), answer })
    },
    take(key) {
      const found = fresh(mine(key))
      waiting.delete(mine(key))
      return found?.answer.then(nextTask)
    },
  }
}

/** The screen asks within the frame that shows what is known: an answer already there would be drawn in it as well. */
function nextTask(answer: Answer): Promise<Answer> {
  return new Promise((resolve) => setTimeout(resolve, 0, answer))
}
