/** The part of the Web Locks API that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, run: () => Promise<unknown>): Promise<unknown>
}

/** Ms after which work goes on without the lock. */
const LOCK_WAIT = 5_000

/**
 * Runs `work` once, alone among the tabs where that can be had. A lock only saves work: missing, refused, never
 * granted or stolen, the work is done all the same after `wait` ms, and its result is what counts.
 */
export function underLock<T>(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<T>,
  wait = LOCK_WAIT,
): Promise<T> {
  if (locks === undefined) return work()
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    let running: Promise<unknown> | undefined
    const run = () => {
      if (running !== undefined) return Promise.resolve()
      clearTimeout(timer)
      running = work().then(resolve, reject)
      return running
    }
    const timer = setTimeout(() => {
      void run()
      waiting.abort()
    }, wait)
    try {
      locks.request(name, { signal: waiting.signal }, run).catch(run)
    } catch {
      void run()
    }
  })
}
