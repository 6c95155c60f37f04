/** The part of the Web Locks API that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, run: () => Promise<unknown>): Promise<unknown>
}

/** After this many ms the work runs without the lock. */
const LOCK_WAIT = 5_000

interface LockOptions {
  /** After this many ms the work runs without the lock. */
  wait?: number
  /** Calls back once the work may run without the lock; returns the unsubscriber. */
  early?: (go: () => void) => () => void
  /** How long the lock is kept after the work, ms: other tabs see what was stored later than the lock's release. */
  rest?: () => number
}

/**
 * Runs `work` while no other tab does, where the browser supports locks. The lock only saves work: if it is missing,
 * refused, never granted or stolen, the work runs anyway after `wait` ms.
 */
export function underLock<T>(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<T>,
  { wait = LOCK_WAIT, early, rest = () => 0 }: LockOptions = {},
): Promise<T> {
  if (locks === undefined) return work()
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    let running: Promise<unknown> | undefined
    const run = () => {
      if (running !== undefined) return Promise.resolve()
      clearTimeout(timer)
      forget?.()
      running = work().then(resolve, reject)
      return running.then(() => new Promise((kept) => setTimeout(kept, rest())))
    }
    const goOn = () => {
      void run()
      waiting.abort()
    }
    const timer = setTimeout(goOn, wait)
    const forget = early?.(goOn)
    try {
      locks.request(name, { signal: waiting.signal }, run).catch(run)
    } catch {
      void run()
    }
  })
}
