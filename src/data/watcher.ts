import { ApiError } from '#api/errors.ts'

/** What is known of a question that is asked again and again; `data` is the newest answer, given at `savedAt` (epoch ms). */
export type Watching<T> =
  | { state: 'checking'; data: T | undefined; savedAt: number }
  /** The answer that was waited for. */
  | { state: 'done'; data: T; savedAt: number }
  /** Nothing is under way: not answered as hoped, or not at all. `error` is undefined after an answer. */
  | { state: 'exhausted'; data: T | undefined; savedAt: number; error: unknown }

interface WatcherDeps<T> {
  request: () => Promise<T>
  enough: (data: T) => boolean
  /** How long to wait before the second question, the third and so on, ms. */
  waits: () => readonly number[]
  onChange: (watching: Watching<T>) => void
  now: () => number
}

/** Asks until an answer is enough, the waits run out or the server says no. */
export interface Watcher {
  /** Asks now, with all tries before it; one question at a time. */
  recheck(): void
  /** Asks nothing by itself until `ask`; the answer to a question under way still counts. */
  pause(): void
  /** For good: the answer to what is under way is dropped. */
  stop(): void
}

/** A question that repeats itself; nothing here touches React or the page. */
export function createWatcher<T>(deps: WatcherDeps<T>): Watcher {
  let data: T | undefined
  let savedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'idle' | 'checking' | 'stopped' = 'idle'
  let tries = 0
  let paused = false

  const again = () => {
    const wait = deps.waits()[tries]
    if (wait === undefined || paused) return wait !== undefined
    tries += 1
    timer = setTimeout(() => void once(), wait)
    return true
  }
  const change = (watching: Watching<T>) => {
    if (state === 'stopped') return
    state = 'idle'
    deps.onChange(watching)
  }
  const once = async () => {
    state = 'checking'
    try {
      data = await deps.request()
      savedAt = deps.now()
      if (deps.enough(data)) return change({ state: 'done', data, savedAt })
      const more = live() && again()
      change(more ? { state: 'checking', data, savedAt } : { state: 'exhausted', data, savedAt, error: undefined })
    } catch (error) {
      const more = live() && mayPass(error) && again()
      change(more ? { state: 'checking', data, savedAt } : { state: 'exhausted', data, savedAt, error })
    }
  }
  const live = () => state !== 'stopped'
  return {
    recheck() {
      clearTimeout(timer)
      paused = false
      tries = 0
      if (state !== 'idle') return
      deps.onChange({ state: 'checking', data, savedAt })
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

/** The same question may be answered another time; what the server decided it will not. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && !['business', 'denied', 'session', 'input'].includes(error.kind)
}
