/** What a screen knows of an answer. `stale`: it could not be asked again, this is what was known at `savedAt` (epoch ms). */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; data: T; savedAt: number; stale: boolean; refresh: () => Promise<void> }

/** The same answer in other terms. */
export function mapLoaded<T, U>(loaded: Loaded<T>, map: (data: T, savedAt: number) => U): Loaded<U> {
  return loaded.state === 'ready' ? { ...loaded, data: map(loaded.data, loaded.savedAt) } : loaded
}

/** The answer itself, once it is there. */
export function dataOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.data : undefined
}

/** Asks once more, whether there is an answer or not; nothing while the first request is under way. */
export function askAgain(loaded: Loaded<unknown>): void {
  if (loaded.state === 'ready') void loaded.refresh()
  if (loaded.state === 'failed') loaded.retry()
}
