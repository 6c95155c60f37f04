import { type RefObject, useEffect } from 'react'

/** Sets the height of the bar at the bottom, so that sticky and floating elements stay above it; undefined: none. */
export function useRaised(height: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (height !== undefined) style.setProperty('--raised', height)
    return () => void style.removeProperty('--raised')
  }, [height])
}

/** Sets a property of the root to the height of a bar's content, which may change, and `more` px around it. */
export function useHeightAs(property: string, bar: RefObject<HTMLElement | null>, more: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    const sizes = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${(entry?.contentRect.height ?? 0) + more}px`),
    )
    if (bar.current) sizes.observe(bar.current)
    return () => {
      sizes.disconnect()
      style.removeProperty(property)
    }
  }, [property, bar, more])
}
