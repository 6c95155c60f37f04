import { useSyncExternalStore } from 'react'

/** State until the document is unloaded: after a return it is muted again. */
interface Visit {
  /** The customer turned the sound on. */
  sound: boolean
  /** Autoplay is blocked: every video waits for a press. */
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
