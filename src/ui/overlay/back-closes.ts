import { useEffect, useEffectEvent, useId } from 'react'

/** The overlays that are open. */
const opened = new Set<string>()

/** The overlay that the history entry belongs to. */
function overlayHere(): unknown {
  const { modal }: { modal?: unknown } = Object(history.state)
  return modal
}

const isLeft = (overlay: unknown) => typeof overlay === 'string' && !opened.has(overlay)

/**
 * Leaves the entries of overlays that are gone: a link inside one, or a reload, leaves its entry behind, and Back would
 * then change nothing.
 */
export function skipClosedOverlays(): void {
  const skip = () => {
    if (isLeft(overlayHere())) history.back()
  }
  addEventListener('popstate', skip)
  skip()
}

/** Longest wait for the browser to go back, ms. */
const GOING = 2_000

/** Goes back; a link that is pressed before the browser is there is followed from there. */
function leaveEntry(): void {
  let next: { state: unknown; href: string } | undefined
  const events = new AbortController()
  const { signal } = events
  const end = () => events.abort()
  const timer = setTimeout(end, GOING)
  // The router fires an event of this name for its own writes.
  addEventListener('pushState', () => void (next = { state: history.state, href: location.href }), { signal })
  addEventListener(
    'popstate',
    () => {
      // One more step follows.
      if (isLeft(overlayHere())) return
      clearTimeout(timer)
      end()
      if (next) history.pushState(next.state, '', next.href)
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
    let over = false
    opened.add(id)
    if (overlayHere() !== id) history.pushState({ ...Object(history.state), modal: id }, '')
    const popped = () => {
      if (overlayHere() !== id) close()
    }
    addEventListener('popstate', popped)
    return () => {
      over = true
      opened.delete(id)
      removeEventListener('popstate', popped)
      setTimeout(() => {
        if (over && overlayHere() === id) leaveEntry()
      })
    }
  }, [open, id])
}
