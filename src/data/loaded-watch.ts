import type { Loaded } from './loaded.ts'
import { isClosed } from './refusal.ts'
import type { Watched } from './use-watch.ts'

/** The newest answer of a watch as a screen shows it; a failure only until there is one. */
export function loadedOf<T>({ data, savedAt, recheck, ...watched }: Watched<T>): Loaded<T> {
  const refresh = async () => recheck()
  const error = watched.state === 'done' ? undefined : watched.error
  // What is closed to the reader from now on is not shown any more.
  if (isClosed(error)) return { state: 'failed', error, retry: recheck }
  if (data !== undefined) return { state: 'ready', data, savedAt, stale: false, refresh }
  // It is requested again by itself; meanwhile the screen says why it is not there.
  if (error !== undefined) return { state: 'failed', error, retry: recheck }
  return { state: 'loading' }
}
