/** The state of an answer on a screen. `stale`: it could not be refreshed and is from `savedAt` (epoch ms). */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; data: T; savedAt: number; stale: boolean; refresh: () => Promise<void> }

/** Data that is there without a request. */
export function ready<T>(data: T): Extract<Loaded<T>, { state: 'ready' }> {
  return { state: 'ready', data, savedAt: 0, stale: false, refresh: async () => undefined }
}

/** The same state with the data mapped. */
export function mapLoaded<T, U>(loaded: Loaded<T>, map: (data: T, savedAt: number) => U): Loaded<U> {
  return loaded.state === 'ready' ? { ...loaded, data: map(loaded.data, loaded.savedAt) } : loaded
}

/** The data, once it is there. */
export function dataOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.data : undefined
}

/** Requests it again, with or without data; does nothing during the first request. */
export function refresh(loaded: Loaded<unknown>): void {
  if (loaded.state === 'ready') void loaded.refresh()
  if (loaded.state === 'failed') loaded.retry()
}
