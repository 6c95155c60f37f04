import { useSyncExternalStore } from 'react'

/** What holds until the document ends: who comes back later finds it silent again. */
interface Visit {
  /** Somebody asked for sound. */
  sound: boolean
  /** The browser lets nothing play by itself: every film waits for a press. */
  isRefused: boolean
}

let visit: Visit = { sound: false, isRefused: false }
const listeners = new Set<() => void>()

export function changeVisit(change: Partial<Visit>): void {
  visit = { ...visit, ...change }
  for (const listener of listeners) listener()
}

export function useVisit(): Visit {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => visit,
    () => visit,
  )
}
