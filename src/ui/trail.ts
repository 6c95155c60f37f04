import { useSyncExternalStore } from 'react'

/** Stored in the history entry, so a reload keeps it. */
function trailHere(): number | undefined {
  const { trail }: { trail?: unknown } = Object(history.state)
  return typeof trail === 'number' ? trail : undefined
}

let current = 0
let listening = false

/** Stores in a new history entry how many of our entries lie before it, unless it has the number. */
function note(next: number): void {
  current = trailHere() ?? next
  if (current !== (trailHere() ?? 0)) history.replaceState({ ...Object(history.state), trail: current }, '')
}

/** The state for an entry that our navigation is about to write, with the number of entries before it. */
export function withTrail(state: unknown, replaces: boolean): object {
  const before = trailHere() ?? current
  return { ...Object(state), trail: replaces ? before : before + 1 }
}

function listen(): void {
  if (listening) return
  listening = true
  const read = () => void (current = trailHere() ?? 0)
  read()
  // The router fires events of these names for its own writes. The entry of an overlay belongs to the same page.
  addEventListener('pushState', () => note(Object(history.state).modal === undefined ? current + 1 : current))
  addEventListener('replaceState', () => note(current))
  addEventListener('popstate', read)
}

function subscribe(listener: () => void): () => void {
  listen()
  const events = ['pushState', 'popstate']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Whether going back stays in the application; false while prerendering and on the landing page. */
export function useTrail(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (trailHere() ?? 0) > 0,
    () => false,
  )
}
