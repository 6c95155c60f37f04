/** The part of the Web Locks API that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, run: () => Promise<unknown>): Promise<unknown>
}

/** After so many ms the work runs without the lock. */
const LOCK_WAIT = 5_000

/**
 * Runs `work` while no other tab does, where the browser supports locks. The lock only saves work: if it is missing,
 * refused, never granted or stolen, the work runs anyway after `wait` ms.
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
