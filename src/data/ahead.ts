import type { Call, InputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Send } from '#api/send.ts'
import type { Answer } from './deps.tsx'

/** Reads requested before their screen is open, e.g. when its link is pressed. */
export interface Ahead {
  /**
   * Requests a read, unless the call changes something or was just requested. Failures are ignored: the screen requests
   * it again.
   */
  request<C extends Call>(call: C, input: InputOf<C>): void
  /** The pending answer for this key; each is returned once. */
  take(key: string): Promise<Answer> | undefined
}

/** How long an answer is kept for its screen, ms. */
const GOOD_FOR = 5_000

/** @param deps.account whose answers these are: no other account gets them; `now` in epoch ms */
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

/**
 * The screen takes it while it renders the known data; an answer that is already there would be rendered in the same
 * frame.
 */
function nextTask(answer: Answer): Promise<Answer> {
  return new Promise((resolve) => setTimeout(resolve, 0, answer))
}
