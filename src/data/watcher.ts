import { ApiError } from '#api/errors.ts'

/**
 * The state of a repeated check; `data` is the newest answer, received at `savedAt` (epoch ms), `error` why the last
 * request failed.
 */
export type Watching<T> =
  | { state: 'checking'; data: T | undefined; savedAt: number; error?: unknown }
  /** The awaited answer. */
  | { state: 'done'; data: T; savedAt: number }
  /** Nothing is running any more, without the awaited answer. `error` is undefined if the last request was answered. */
  | { state: 'exhausted'; data: T | undefined; savedAt: number; error: unknown }

interface WatcherDeps<T> {
  request: () => Promise<T>
  enough: (data: T) => boolean
  /** The waits before the second check, the third and so on, ms. */
  waits: () => readonly number[]
  onChange: (watching: Watching<T>) => void
  now: () => number
}

/** Checks until an answer is enough, the waits are used up or the server rejects the request. */
export interface Watcher {
  /** Checks now, with all attempts again; one request at a time. */
  recheck(): void
  /** Stops until `recheck`; the answer of a running request still counts. */
  pause(): void
  /** Stops for good and ignores a running request. */
  stop(): void
}

/** A repeated check, independent of React and the page. */
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
      change({ state: more ? 'checking' : 'exhausted', data, savedAt, error })
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

/** The request may succeed later; what the server has decided will not change. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && !['business', 'denied', 'session', 'input'].includes(error.kind)
}
