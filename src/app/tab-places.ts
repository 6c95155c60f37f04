import { useEffect } from 'react'
import { tabs } from '#ui/tab-bar.tsx'

const isTab = (path: string) => tabs.some((tab) => tab.path === path)

/** Each tab is found again as far down as it was left, when it is come to from another tab. product 1.1 */
export function useTabPlaces(): void {
  useEffect(() => {
    const places = new Map<string, number>()
    let from = location.pathname
    const note = () => void places.set(location.pathname, scrollY)
    const see = () => void (from = location.pathname)
    const open = () => {
      const to = location.pathname
      const place = places.get(to) ?? 0
      // Drawn by then, and not yet painted.
      if (to !== from && isTab(from) && isTab(to) && place > 0) requestAnimationFrame(() => scrollTo(0, place))
      see()
    }
    addEventListener('scroll', note, { passive: true })
    // The router tells of its own writes with events of these names.
    addEventListener('pushState', open)
    addEventListener('replaceState', see)
    addEventListener('popstate', see)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pushState', open)
      removeEventListener('replaceState', see)
      removeEventListener('popstate', see)
    }
  }, [])
}
