import type { Exclusive } from './pump.ts'

/** How long to wait for another tab, ms. Nothing is lost: the next run takes what waits. */
const WAIT = 5_000

/**
 * One tab at a time where the browser has locks; otherwise every tab by itself, which may rarely send a report twice.
 */
export const acrossTabs: Exclusive = async (work) => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), WAIT)
  await locks.request('tracking', { signal: patience.signal }, async () => {
    clearTimeout(timer)
    await work()
  })
}
