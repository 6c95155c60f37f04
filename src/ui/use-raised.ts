import { type RefObject, useEffect, useState } from 'react'

/** A bar of this height stands at the bottom: what sticks or floats there keeps clear of it. undefined: none does. */
export function useRaised(height: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (height !== undefined) style.setProperty('--raised', height)
    return () => void style.removeProperty('--raised')
  }, [height])
}

/** As useRaised, for a bar that grows with what stands in it. `padding`: its own above and below, in px. */
export function useRaisedBy(bar: RefObject<HTMLElement | null>, padding: number): void {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height))
    if (bar.current) sizes.observe(bar.current)
    return () => sizes.disconnect()
  }, [bar])
  useRaised(height === undefined ? undefined : `${height + padding}px`)
}
