import { type Loaded, refresh } from './loaded.ts'

/**
 * Lists of several answers as one list: ready once each has been answered or has failed, failed only where all have.
 * `isPartial`: some failed. As old as the oldest, refreshed together.
 */
export function joinParts<T>(parts: readonly Loaded<readonly T[]>[]): Loaded<{ items: T[]; isPartial: boolean }> {
  const isReady = (part: Loaded<readonly T[]>) => part.state === 'ready'
  if (parts.some(({ state }) => state === 'loading')) return { state: 'loading' }
  const there = parts.filter(isReady)
  const failed = parts.find(({ state }) => state === 'failed')
  if (there.length === 0 && failed?.state === 'failed')
    return { ...failed, retry: () => parts.forEach((part) => refresh(part)) }
  return {
    state: 'ready',
    data: { items: there.flatMap(({ data }) => data), isPartial: failed !== undefined },
    // A part that is there without a request is of no age.
    savedAt: Math.min(...there.map(({ savedAt }) => savedAt || Infinity)),
    stale: there.some(({ stale }) => stale),
    refresh: async () =>
      void (await Promise.all(parts.map(async (part) => (part.state === 'ready' ? part.refresh() : refresh(part))))),
  }
}
