import { useEffect, useEffectEvent } from 'react'

/** How long the page must be still until its place is noted, ms. */
const STILL = 150

/**
 * Keeps the place of the list in the history entry, and restores it once its rows are there: messages come too late for
 * the browser to do so.
 */
export function usePlaceKept(isShown: boolean): void {
  const restore = useEffectEvent(() => {
    const { place }: { place?: unknown } = Object(history.state)
    if (typeof place === 'number') scrollTo(0, place)
  })
  useEffect(() => {
    if (!isShown) return
    restore()
    let timer: ReturnType<typeof setTimeout>
    const note = () => history.replaceState({ ...Object(history.state), place: scrollY }, '')
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(note, STILL)
    }
    addEventListener('scroll', later)
    // A press may leave before the page was still.
    addEventListener('click', note, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', later)
      removeEventListener('click', note, { capture: true })
    }
  }, [isShown])
}
