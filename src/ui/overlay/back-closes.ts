import { useEffect, useEffectEvent, useId } from 'react'

function holds(id: string): boolean {
  const { modal }: { modal?: unknown } = Object(history.state)
  return modal === id
}

/**
 * Makes the back key close what is open: an entry is put on the history while it is, and taken off when it closes
 * otherwise. Whoever navigates away from inside leaves that entry behind.
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
