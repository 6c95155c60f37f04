import type { Loaded } from './loaded.ts'
import type { Watched } from './use-watch.ts'

/** The newest answer of a watch as a screen shows it; a failure only until there is one. */
export function loadedOf<T>({ data, savedAt, recheck, ...watched }: Watched<T>): Loaded<T> {
  const refresh = async () => recheck()
  if (data !== undefined) return { state: 'ready', data, savedAt, stale: false, refresh }
  // It is requested again by itself; meanwhile the screen says why it is not there.
  if (watched.state !== 'done' && watched.error !== undefined) {
    return { state: 'failed', error: watched.error, retry: recheck }
  }
  return { state: 'loading' }
}
