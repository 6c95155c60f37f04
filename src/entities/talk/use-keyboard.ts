import { useEffect } from 'react'

/** If less than this share of the window is visible, a keyboard covers the rest. */
const OPEN = 0.75

/** The fields that open a keyboard. */
const TYPED = 'textarea, input:not([type=file])'

/**
 * Sets `--seen-top` and `--seen-height` to the part of the window that a keyboard leaves visible: iOS lays it over the
 * page, whose height stays the same; Android shrinks the page (`interactive-widget`). Sets `data-keyboard` on the root
 * while it is open. live §2
 */
export function useKeyboard(): void {
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return
    const root = document.documentElement
    let [width, tallest] = [0, 0]
    const look = () => {
      // A zoomed page is partly hidden without a keyboard.
      if (view.scale > 1.01) return
      root.style.setProperty('--seen-top', `${view.offsetTop}px`)
      root.style.setProperty('--seen-height', `${view.height}px`)
      tallest = root.clientWidth === width ? Math.max(tallest, root.clientHeight) : root.clientHeight
      width = root.clientWidth
      const isTyping = document.activeElement?.matches(TYPED) ?? false
      root.toggleAttribute('data-keyboard', isTyping && view.height < tallest * OPEN)
    }
    // iOS leaves the page scrolled to where the keyboard had pushed it.
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
