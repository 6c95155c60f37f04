import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { ApiError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { Answer } from './answer.ts'

/** The request of the document's inline script: its `callKey`, and its answer, parsed; rejects if it failed. */
export interface InlineRequest {
  key: string
  /** The time of the answer, epoch ms; undefined: its arrival. */
  at?: number | undefined
  open: <C extends Call>(call: C) => Promise<OutputOf<C>>
}

/** What is known before a screen has requested it. */
export interface EarlyAnswers {
  /** What the document showed before the first render, by `callKey`: the cache begins with it. */
  painted: () => ReadonlyMap<string, Answer>
  /** Sets what the document shows; only before the first render. */
  paint: (answers: ReadonlyMap<string, Answer>) => void
  /** Requests a read (`key`: its `callKey`) whose link is being pressed, unless it was just requested. */
  request: <C extends Call>(call: C, input: InputOf<C>, key: string) => void
  /**
   * The pending answer to this request; each is returned once. Resolves with undefined if the screen must request it
   * itself, rejects if no answer came in time: the customer has waited long enough.
   */
  take: <C extends Call>(call: C, key: string) => Promise<Answer<OutputOf<C>> | undefined> | undefined
}

interface EarlyDeps {
  send: Send
  /** Whose answers these are: no other account gets them. */
  account: () => string
  /** Epoch ms. */
  now: () => number
  inline?: InlineRequest | undefined
}

/** How long an answer is kept for its screen, ms. */
const GOOD_FOR = 5_000

/** The one store of early answers: the inline request, what the document was painted with, prefetched reads. */
export function createEarlyAnswers({ send, account, now, inline }: EarlyDeps): EarlyAnswers {
  const pending = new Map<string, { until: number; answer: (call: Call) => Promise<Answer> }>()
  const mine = (key: string) => `${account()} ${key}`
  const isPending = (name: string) => (pending.get(name)?.until ?? 0) > now()
  let painted: ReadonlyMap<string, Answer> = new Map()
  if (inline) {
    const answer = async (call: Call) => ({ data: await inline.open(call), savedAt: inline.at ?? now() })
    pending.set(mine(inline.key), { until: Infinity, answer })
  }
  return {
    painted: () => painted,
    paint: (answers) => (painted = answers),
    request(call, input, key) {
      const name = mine(key)
      if (call.effects || isPending(name)) return
      const answer = send(call, input).then((data) => ({ data, savedAt: now() }))
      answer.catch(() => pending.delete(name))
      pending.set(name, { until: now() + GOOD_FOR, answer: () => answer })
    },
    take<C extends Call>(call: C, key: string) {
      const name = mine(key)
      const found = isPending(name) ? pending.get(name) : undefined
      pending.delete(name)
      // The answer under this key has passed this call's schema.
      return found?.answer(call).then(nextTask, unlessTimeout) as Promise<Answer<OutputOf<C>> | undefined> | undefined
    },
  }
}

/** A failed early answer is requested again, unless it timed out. */
function unlessTimeout(error: unknown): undefined {
  if (error instanceof ApiError && error.kind === 'timeout') throw error
}

/** In the next task: the screen takes it while it renders the known data, which must be painted first. */
function nextTask(answer: Answer): Promise<Answer> {
  return new Promise((resolve) => setTimeout(resolve, 0, answer))
}
