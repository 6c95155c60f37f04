import { useEffect } from 'react'

/** A bar of this height stands at the bottom: what sticks or floats there keeps clear of it. undefined: none does. */
export function useRaised(height: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (height !== undefined) style.setProperty('--raised', height)
    return () => void style.removeProperty('--raised')
  }, [height])
}
