import { useEffect, useEffectEvent, useId } from 'react'

/** The overlays that are open. */
const opened = new Set<string>()

/** The overlay that a history entry belongs to. */
function overlayOf(state: unknown): unknown {
  const { modal }: { modal?: unknown } = Object(state)
  return modal
}

const overlayHere = () => overlayOf(history.state)

/** Whether an entry belongs to an overlay that is closed. */
function isLeft(state: unknown): boolean {
  const overlay = overlayOf(state)
  return typeof overlay === 'string' && !opened.has(overlay)
}

/**
 * Leaves the entries of overlays that are gone: a link inside one, or a reload, leaves its entry behind, and Back would
 * then change nothing.
 */
export function skipClosedOverlays(): void {
  addEventListener('popstate', () => {
    if (isLeft(history.state)) history.back()
  })
  if (isLeft(history.state)) leaveEntry()
}

/** Longest wait for the browser to go back, ms. */
const GOING = 2_000

/** The browser is going back from the entry of an overlay, which it does later: a second step would leave the page. */
let isLeaving = false

/** Goes back; a link that is pressed before the browser is there is followed from there. */
function leaveEntry(): void {
  if (isLeaving) return
  isLeaving = true
  let next: { state: unknown; href: string } | undefined
  const events = new AbortController()
  const { signal } = events
  const end = () => {
    isLeaving = false
    events.abort()
  }
  const timer = setTimeout(end, GOING)
  // The router fires an event of this name for its own writes.
  addEventListener('pushState', () => void (next = { state: history.state, href: location.href }), { signal })
  addEventListener(
    'popstate',
    () => {
      // One more step follows.
      if (isLeft(history.state)) return
      clearTimeout(timer)
      end()
      if (next && !isLeft(next.state)) history.pushState(next.state, '', next.href)
    },
    { signal },
  )
  history.back()
}

/**
 * Makes the back key close an overlay: a history entry is added while it is open and removed when it closes otherwise.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    opened.add(id)
    if (isLeaving || overlayHere() !== id) history.pushState({ ...Object(history.state), modal: id }, '')
    const popped = () => {
      if (overlayHere() !== id) close()
    }
    addEventListener('popstate', popped)
    return () => {
      opened.delete(id)
      removeEventListener('popstate', popped)
      setTimeout(() => {
        if (overlayHere() === id && isLeft(history.state)) leaveEntry()
      })
    }
  }, [open, id])
}
