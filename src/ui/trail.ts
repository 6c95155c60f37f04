import { useSyncExternalStore } from 'react'

/** Kept in the history entry itself, so a reload keeps it. */
function trailHere(): number | undefined {
  const { trail }: { trail?: unknown } = Object(history.state)
  return typeof trail === 'number' ? trail : undefined
}

let current = 0
let listening = false

/** Notes on the new entry how many of ours lie before it, unless it says so itself. */
function note(next: number): void {
  current = trailHere() ?? next
  if (current !== (trailHere() ?? 0)) history.replaceState({ ...Object(history.state), trail: current }, '')
}

/** The state of an entry that a navigation of ours is about to write: it says how many lie before it. */
export function withTrail(state: unknown, replaces: boolean): object {
  const before = trailHere() ?? current
  return { ...Object(state), trail: replaces ? before : before + 1 }
}

function listen(): void {
  if (listening) return
  listening = true
  const read = () => void (current = trailHere() ?? 0)
  read()
  // The router tells of its own writes with events of these names. An overlay's entry is still the same page.
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

/** Whether going back stays in the application; false while prerendering and on the page that was landed on. */
export function useTrail(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (trailHere() ?? 0) > 0,
    () => false,
  )
}
