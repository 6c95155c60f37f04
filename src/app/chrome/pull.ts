import { useEffect, useEffectEvent, useState } from 'react'

/** Shorter movements are ignored, px. */
const SLACK = 10
/** How far the page must be pulled, px. */
export const ENOUGH = 64

/**
 * How far a finger has pulled the page down from its top, px; 0 while none does. `onPulled` is called when it was
 * pulled far enough and released. Sideways, upwards, with two fingers or in a dialog it is another gesture.
 */
export function usePull(enabled: boolean, onPulled: () => void): number {
  const [by, setBy] = useState(0)
  const pulled = useEffectEvent(onPulled)
  useEffect(() => {
    if (!enabled) return
    let from: { x: number; y: number } | undefined
    let drawn = 0
    const drop = () => {
      from = undefined
      drawn = 0
      setBy(0)
    }
    const begin = ({ touches, target }: TouchEvent) => {
      drop()
      const [finger, ...others] = touches
      const free = others.length === 0 && scrollY <= 0 && !(target instanceof Element && target.closest('dialog'))
      if (finger && free) from = { x: finger.clientX, y: finger.clientY }
    }
    const move = ({ touches }: TouchEvent) => {
      const finger = touches[0]
      if (!from || !finger) return
      const down = finger.clientY - from.y
      const aside = Math.abs(finger.clientX - from.x)
      if (drawn === 0 && Math.max(Math.abs(down), aside) < SLACK) return
      if (touches.length > 1 || scrollY > 0 || (drawn === 0 && down < aside)) return drop()
      drawn = Math.max(1, down - SLACK)
      setBy(drawn)
    }
    const end = () => {
      if (drawn >= ENOUGH) pulled()
      drop()
    }
    const passive = { passive: true }
    addEventListener('touchstart', begin, passive)
    addEventListener('touchmove', move, passive)
    addEventListener('touchend', end)
    addEventListener('touchcancel', drop)
    return () => {
      removeEventListener('touchstart', begin)
      removeEventListener('touchmove', move)
      removeEventListener('touchend', end)
      removeEventListener('touchcancel', drop)
    }
  }, [enabled])
  return by
}
