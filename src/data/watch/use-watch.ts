import { useMemo } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import type { Loaded } from '#data/loaded.ts'
import type { Rhythm } from './rhythm.ts'
import { useWatcher, type WatchState } from './use-watcher.ts'

/** The newest answer and the state of its renewal. */
export type Watched<T> = Loaded<T> & WatchState

interface WatchOptions<T> {
  /** Between two requests while the page is seen: ms, or a rhythm that ends. */
  seen: number | Rhythm
  /** Ms between two requests while it is hidden; none by default. */
  hidden?: number
  /** Whether this answer ends the watch; by default none does. */
  until?: (data: T) => boolean
  /** The maximum number of requests, reset at each return and each `recheck`. */
  limit?: number
}

/**
 * Reads a call again and again while the page is seen, at once when the customer returns or the network comes back, until
 * `until` holds for an answer. Nothing is stored, not even in memory: for what only the server knows (class D). A `null`
 * input requests nothing.
 */
export function useWatch<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  { seen, hidden = Infinity, until, limit = Infinity }: WatchOptions<OutputOf<C>>,
): Watched<OutputOf<C>> {
  const watcher = useWatcher(call, input, {
    wait(made) {
      if (made >= limit) return undefined
      if (document.visibilityState === 'hidden') return hidden
      return typeof seen === 'number' ? seen : seen(made)
    },
    enough: (data) => until?.(data) ?? false,
    isFinal: true,
  })
  return useMemo(() => ({ ...watcher.loaded, ...watcher.state }), [watcher])
}

/** The awaited answer, once it is there. */
export function awaited<T>(watched: Watched<T>): T | undefined {
  return watched.state === 'ready' && !watched.checking && !watched.exhausted ? watched.data : undefined
}
