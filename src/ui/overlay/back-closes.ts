import { useEffect, useEffectEvent, useId } from 'react'

function holds(id: string): boolean {
  const { modal }: { modal?: unknown } = Object(history.state)
  return modal === id
}

/**
 * Lets the back key close an overlay: a history entry is added while it is open and removed when it closes otherwise.
 * Navigating away from inside leaves the entry behind.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    let over = false
    if (!holds(id)) history.pushState({ ...Object(history.state), modal: id }, '')
    const popped = () => {
      if (!holds(id)) close()
    }
    addEventListener('popstate', popped)
    return () => {
      over = true
      removeEventListener('popstate', popped)
      setTimeout(() => {
        if (over && holds(id)) history.back()
      })
    }
  }, [open, id])
}
