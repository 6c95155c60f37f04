import type { Loaded } from './loaded.ts'

/** Two answers as one: ready once both are, as old as the older, refreshed together. */
export function mapBoth<A, B, U>(first: Loaded<A>, second: Loaded<B>, map: (first: A, second: B) => U): Loaded<U> {
  if (first.state !== 'ready') return first
  if (second.state !== 'ready') return second
  return {
    state: 'ready',
    data: map(first.data, second.data),
    savedAt: Math.min(first.savedAt, second.savedAt),
    stale: first.stale || second.stale,
    refresh: async () => void (await Promise.all([first.refresh(), second.refresh()])),
  }
}
