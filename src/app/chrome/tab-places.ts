import { useEffect } from 'react'
import { TAB_BAR, tabs } from '#ui/nav/tab-bar.tsx'

const isTab = (path: string) => tabs.some((tab) => tab.path === path)

/**
 * Returning to a tab restores its scroll position; returning by the tab bar also restores its filters. Pressing the
 * current tab resets it. product §1.1
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
      // Drawn by then, but not painted yet.
      if (other && place > 0) requestAnimationFrame(() => scrollTo(0, place))
      const search = chosen.get(to)
      if (other && pressed && search) history.replaceState(history.state, '', to + search)
      see()
    }
    see()
    addEventListener('scroll', note, { passive: true })
    addEventListener('click', press, { capture: true })
    // The router fires events of these names for its own writes.
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
