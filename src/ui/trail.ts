import { useSyncExternalStore } from 'react'

/** How many entries of this tab's history before this one are ours. Kept in the entry itself, so a reload keeps it. */
function depth(): number {
  const { trail }: { trail?: unknown } = Object(history.state)
  return typeof trail === 'number' ? trail : 0
}

let current = 0
let listening = false

function write(next: number): void {
  current = next
  if (depth() !== next) history.replaceState({ ...Object(history.state), trail: next }, '')
}

function listen(): void {
  if (listening) return
  listening = true
  current = depth()
  // The router tells of its own writes with events of these names.
  addEventListener('pushState', () => write(current + 1))
  addEventListener('replaceState', () => write(current))
  addEventListener('popstate', () => (current = depth()))
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
    () => depth() > 0,
    () => false,
  )
}
