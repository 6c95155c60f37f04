import { type RefObject, useEffect, useState } from 'react'

/**
 * Sets the height of the bar at the bottom, so that sticky and floating elements stay above it; undefined: there is
 * none.
 */
export function useRaised(height: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (height !== undefined) style.setProperty('--raised', height)
    return () => void style.removeProperty('--raised')
  }, [height])
}

/** Like `useRaised`, for a bar that grows with its content. `padding`: the bar's own, above and below, in px. */
export function useRaisedBy(bar: RefObject<HTMLElement | null>, padding: number): void {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height))
    if (bar.current) sizes.observe(bar.current)
    return () => sizes.disconnect()
  }, [bar])
  useRaised(height === undefined ? undefined : `${height + padding}px`)
}
