import { ApiError } from '#api/errors.ts'

/** What is known of a question that is asked again and again; `data` is the newest answer. Kept nowhere. */
export type Known<T> =
  | { state: 'asking'; data: T | undefined }
  /** The answer that was waited for. */
  | { state: 'done'; data: T }
  /** Nothing is under way: not answered as hoped, or not at all. `error` is undefined after an answer. */
  | { state: 'tired'; data: T | undefined; error: unknown }

interface PollerDeps<T> {
  ask: () => Promise<T>
  enough: (data: T) => boolean
  /** How long to wait before the second question, the third and so on, ms. */
  waits: () => readonly number[]
  tell: (known: Known<T>) => void
}

/** Asks until an answer is enough, the waits run out or the server says no. */
export interface Poller {
  /** Asks now, with all tries before it; one question at a time. */
  ask(): void
  /** Asks nothing by itself until `ask`; a question under way is still heard. */
  pause(): void
  /** For good: what is under way is not heard. */
  stop(): void
}

/** A question that repeats itself; nothing here touches React or the page. */
export function createPoller<T>(deps: PollerDeps<T>): Poller {
  let last: T | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'idle' | 'asking' | 'stopped' = 'idle'
  let tries = 0
  let paused = false

  const again = () => {
    const wait = deps.waits()[tries]
    if (wait === undefined || paused) return wait !== undefined
    tries += 1
    timer = setTimeout(() => void once(), wait)
    return true
  }
  const heard = (known: Known<T>) => {
    if (state === 'stopped') return
    state = 'idle'
    deps.tell(known)
  }
  const once = async () => {
    state = 'asking'
    try {
      last = await deps.ask()
      if (deps.enough(last)) heard({ state: 'done', data: last })
      else heard(live() && again() ? { state: 'asking', data: last } : { state: 'tired', data: last, error: undefined })
    } catch (error) {
      const more = live() && mayPass(error) && again()
      heard(more ? { state: 'asking', data: last } : { state: 'tired', data: last, error })
    }
  }
  const live = () => state !== 'stopped'
  return {
    ask() {
      clearTimeout(timer)
      paused = false
      tries = 0
      if (state !== 'idle') return
      deps.tell({ state: 'asking', data: last })
      void once()
    },
    pause() {
      clearTimeout(timer)
      paused = true
    },
    stop() {
      clearTimeout(timer)
      state = 'stopped'
    },
  }
}

/** The same question may be answered later; what the server decided it will not. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && !['business', 'denied', 'session', 'input'].includes(error.kind)
}
