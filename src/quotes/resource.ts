import type { Answer } from '#data/answer.ts'
import type { Loaded } from '#data/loaded.ts'
import { type BackoffDeps, createBackoff } from './backoff.ts'

/** After this many failures in a row the shown data is marked stale. quotes §2 */
export const FAILURES_SHOWN = 2

/** One answer that is refreshed in place. */
export interface Resource<T> {
  /** The same object until something changes. */
  get(): Loaded<T>
  subscribe(changed: () => void): () => void
  /** Requests once, however many callers there are; whether it was answered. */
  renew(): Promise<boolean>
  /** When it may be requested again after a failure; undefined if the newest request was answered. */
  retryAt(): number | undefined
}

/** Creates an answer refreshed by `ask`, which gets the previous one. `first`: the painted data. */
export function createResource<T>(
  deps: BackoffDeps & { now: () => number },
  ask: (before: T | undefined) => Promise<T>,
  first?: Answer<T>,
): Resource<T> {
  const backoff = createBackoff(deps)
  let pending: Promise<boolean> | undefined
  const listeners = new Set<() => void>()

  const set = (next: Loaded<T>) => {
    loaded = next
    for (const changed of listeners) changed()
  }
  const refresh = async () => void (await renew())
  let loaded: Loaded<T> = first ? { state: 'ready', ...first, stale: false, refresh } : { state: 'loading' }
  const request = async (): Promise<boolean> => {
    const before = loaded.state === 'ready' ? loaded.data : undefined
    try {
      const data = await ask(before)
      backoff.note(true)
      set({ state: 'ready', data, savedAt: deps.now(), stale: false, refresh })
      return true
    } catch (error) {
      backoff.note(false)
      if (loaded.state !== 'ready') set({ state: 'failed', error, retry: () => void renew() })
      else if (backoff.failures() >= FAILURES_SHOWN && !loaded.stale) set({ ...loaded, stale: true })
      return false
    }
  }
  const renew = () =>
    (pending ??= request().finally(() => {
      pending = undefined
    }))
  return {
    get: () => loaded,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    renew,
    retryAt: backoff.retryAt,
  }
}
