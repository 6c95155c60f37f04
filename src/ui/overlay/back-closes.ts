import { useEffect, useEffectEvent, useId } from 'react'

/** The overlays that are open. */
const opened = new Set<string>()

/** The overlay that the history entry belongs to. */
function overlayHere(): unknown {
  const { modal }: { modal?: unknown } = Object(history.state)
  return modal
}

/**
 * Leaves the entries of overlays that are gone: a link inside one, or a reload, leaves its entry behind, and Back would
 * then change nothing.
 */
export function skipClosedOverlays(): void {
  const skip = () => {
    const overlay = overlayHere()
    if (typeof overlay === 'string' && !opened.has(overlay)) history.back()
  }
  addEventListener('popstate', skip)
  skip()
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
        if (over && overlayHere() === id) history.back()
      })
    }
  }, [open, id])
}
