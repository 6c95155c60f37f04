import { useSyncExternalStore } from 'react'

/** Kept in the history entry itself, so a reload keeps it. */
function kept(): number | undefined {
  const { trail }: { trail?: unknown } = Object(history.state)
  return typeof trail === 'number' ? trail : undefined
}

let current = 0
let listening = false

/** Notes on the new entry how many of ours lie before it, unless it says so itself. */
function note(next: number): void {
  current = kept() ?? next
  if (current !== (kept() ?? 0)) history.replaceState({ ...Object(history.state), trail: current }, '')
}

/** The state of an entry that a navigation of ours is about to write: it says how many lie before it. */
export function withTrail(state: unknown, replaces: boolean): object {
  const before = kept() ?? current
  return { ...Object(state), trail: replaces ? before : before + 1 }
}

function listen(): void {
  if (listening) return
  listening = true
  const read = () => void (current = kept() ?? 0)
  read()
  // The router tells of its own writes with events of these names. An overlay's entry is still the same page.
  addEventListener('pushState', () => note(Object(history.state).modal === undefined ? current + 1 : current))
  addEventListener('replaceState', () => note(current))
  addEventListener('popstate', read)
}

function subscribe(tell: () => void): () => void {
  listen()
  const events = ['pushState', 'popstate']
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}

/** Whether going back stays in the application; false while prerendering and on the page that was landed on. */
export function useTrail(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (kept() ?? 0) > 0,
    () => false,
  )
}
