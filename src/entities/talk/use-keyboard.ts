import { useEffect } from 'react'

/** A window that is seen to less than this part has a keyboard over it. */
const OPEN = 0.75

/** What a keyboard opens for. */
const TYPED = 'textarea, input:not([type=file])'

/**
 * Says in `--seen-top` and `--seen-height` which part of the window a keyboard leaves: iOS lays it over the page, whose
 * own height stays, Android makes the page smaller (`interactive-widget`). `data-keyboard` on the root while one is open.
 * live §2
 */
export function useKeyboard(): void {
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return
    const root = document.documentElement
    let [width, tallest] = [0, 0]
    const look = () => {
      // Whoever enlarges the page sees less of it without a keyboard.
      if (view.scale > 1.01) return
      root.style.setProperty('--seen-top', `${view.offsetTop}px`)
      root.style.setProperty('--seen-height', `${view.height}px`)
      tallest = root.clientWidth === width ? Math.max(tallest, root.clientHeight) : root.clientHeight
      width = root.clientWidth
      const isTyping = document.activeElement?.matches(TYPED) ?? false
      root.toggleAttribute('data-keyboard', isTyping && view.height < tallest * OPEN)
    }
    // iOS leaves the page where the keyboard had pushed it.
    const back = () => scrollTo(0, 0)
    const events = new AbortController()
    const { signal } = events
    look()
    view.addEventListener('resize', look, { signal })
    view.addEventListener('scroll', look, { signal })
    addEventListener('focusout', back, { signal })
    return () => {
      events.abort()
      root.style.removeProperty('--seen-top')
      root.style.removeProperty('--seen-height')
      root.removeAttribute('data-keyboard')
    }
  }, [])
}
