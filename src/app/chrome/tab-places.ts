import { useEffect } from 'react'
import { TAB_BAR, tabs } from '#ui/layout/tab-bar.tsx'

const isTab = (path: string) => tabs.some((tab) => tab.path === path)

/**
 * Each tab is found again as far down as it was left, when it is come to from another tab; by the bar at the bottom also
 * with what was chosen in it. Pressed once more on its own tab, the bar leads to the tab as it begins. product 1.1
 */
export function useTabPlaces(): void {
  useEffect(() => {
    const places = new Map<string, number>()
    const chosen = new Map<string, string>()
    let from = ''
    let pressed = false
    const note = () => void places.set(location.pathname, scrollY)
    const see = () => {
      from = location.pathname
      chosen.set(from, location.search)
    }
    const press = ({ target }: MouseEvent) => {
      pressed = target instanceof Element && target.closest(`nav[aria-label="${TAB_BAR}"]`) !== null
    }
    const open = () => {
      const to = location.pathname
      const other = to !== from && isTab(from) && isTab(to)
      const place = places.get(to) ?? 0
      // Drawn by then, and not yet painted.
      if (other && place > 0) requestAnimationFrame(() => scrollTo(0, place))
      const search = chosen.get(to)
      if (other && pressed && search) history.replaceState(history.state, '', to + search)
      see()
    }
    see()
    addEventListener('scroll', note, { passive: true })
    addEventListener('click', press, { capture: true })
    // The router tells of its own writes with events of these names.
    addEventListener('pushState', open)
    addEventListener('replaceState', see)
    addEventListener('popstate', see)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('click', press, { capture: true })
      removeEventListener('pushState', open)
      removeEventListener('replaceState', see)
      removeEventListener('popstate', see)
    }
  }, [])
}
