import { ApiError } from '#api/errors.ts'

/** The state of a repeated request. */
export interface Watching<T> {
  /** `checking`: one is running or due; `done`: the awaited answer is there; `exhausted`: none is due, without it. */
  phase: 'checking' | 'done' | 'exhausted'
  /** The newest answer, received at `savedAt` (epoch ms). */
  data: T | undefined
  savedAt: number
  /** Why the last request failed; undefined if it was answered or has just restarted. */
  error: unknown
}

interface WatcherDeps<T> {
  request: () => Promise<T>
  enough: (data: T) => boolean
  /**
   * Ms until the next request after so many of this round, `error`: why the last one failed; Infinity: not before
   * `recheck` or `replan`; undefined: none.
   */
  wait: (made: number, error: unknown) => number | undefined
  onChange: (watching: Watching<T>) => void
  /** Epoch ms. */
  now: () => number
}

/** Requests until an answer is enough, the waits are used up or the server rejects it. */
export interface Watcher {
  /** Requests now, with all attempts again, one at a time; resolves when it was answered or has failed. */
  recheck(): Promise<void>
  /** The same after a write; a running request may have been answered before it, so another one follows. */
  renew(): Promise<void>
  /** Reschedules the next request, if one is due. */
  replan(): void
  /** Stops for good and ignores a running request. */
  stop(): void
}

/** A repeated request, independent of React and the page. */
export function createWatcher<T>({ request, enough, wait, onChange, now }: WatcherDeps<T>): Watcher {
  let watching: Watching<T> = { phase: 'checking', data: undefined, savedAt: 0, error: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let made = 0
  let isStopped = false

  const change = (next: Partial<Watching<T>>) => {
    if (isStopped) return
    watching = { ...watching, ...next }
    onChange(watching)
  }
  const plan = (error?: unknown): Watching<T>['phase'] => {
    clearTimeout(timer)
    const ms = isStopped ? undefined : wait(made, error)
    if (ms === undefined) return 'exhausted'
    if (ms !== Infinity) timer = setTimeout(() => void start(), ms)
    return 'checking'
  }
  const once = async () => {
    try {
      const data = await request()
      running = undefined
      change({ data, savedAt: now(), error: undefined, phase: enough(data) ? 'done' : plan() })
    } catch (error) {
      running = undefined
      change({ error, phase: mayPass(error) ? plan(error) : 'exhausted' })
    }
  }
  const start = () => {
    made += 1
    running = once()
    return running
  }
  const recheck = () => {
    clearTimeout(timer)
    made = running ? 1 : 0
    if (running) return running
    change({ phase: 'checking', error: undefined })
    return start()
  }
  return {
    recheck,
    renew: async () => {
      await running
      if (!isStopped) await recheck()
    },
    replan() {
      if (watching.phase === 'checking' && !running) plan(watching.error)
    },
    stop() {
      clearTimeout(timer)
      isStopped = true
    },
  }
}

/** The request may succeed later; what the server has decided will not change. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && !['business', 'denied', 'session', 'input'].includes(error.kind)
}
