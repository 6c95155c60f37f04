import type { Exclusive } from './pump.ts'

/** How long to wait for another tab, ms; what waits is not lost, the next run takes it. */
const WAIT = 5_000

/** One tab at a time where the browser has locks; elsewhere every tab by itself, at the price of a rare double. */
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
