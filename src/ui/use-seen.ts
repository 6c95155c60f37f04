import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen or just outside it; `first` until that has been measured. */
export function useSeen(element: RefObject<Element | null>, first: boolean): boolean {
  const [seen, setSeen] = useState(first)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver((entries) => setSeen(entries.some((each) => each.isIntersecting)), {
      rootMargin: '56px',
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return seen
}
