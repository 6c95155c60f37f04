import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Without `scrollend`: how long without movement, ms. */
const STILL = 100

interface Place {
  /** The current video. */
  at: number
  /** Scrolls to another. */
  go: (at: number) => void
}

/** The current section of a scroll-snap box: updated once it has come to rest, and kept when the box is resized. */
export function usePlace(box: RefObject<HTMLElement | null>, begin: number): Place {
  const [at, setAt] = useState(begin)
  const here = useRef(begin)
  const rest = useEffectEvent(() => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    if (clientHeight === 0) return
    here.current = Math.round(scrollTop / clientHeight)
    setAt(here.current)
  })
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const keep = () => scroller.scrollTo({ top: here.current * scroller.clientHeight, behavior: 'instant' })
    keep()
    const sizes = new ResizeObserver(keep)
    sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [box])
  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, STILL)
    }
    scroller.addEventListener('scrollend', rest)
    scroller.addEventListener('scroll', later)
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('scrollend', rest)
      scroller.removeEventListener('scroll', later)
    }
  }, [box])
  return {
    at,
    go(next) {
      const scroller = box.current
      scroller?.scrollTo({ top: next * scroller.clientHeight, behavior: 'smooth' })
    },
  }
}
