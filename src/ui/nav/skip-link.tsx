import { type MouseEvent, useEffect } from 'react'
import { afterFrame } from '#ui/after-frame.ts'
import css from './skip-link.module.css'

/** The browser announces the title of the document, but not of later pages. */
let opened = false

/**
 * The first focusable element: skips the bars. It comes with each page; where the pressed control has disappeared with
 * the previous page, the focus moves to the title of this one, so that a screen reader announces it.
 */
export function SkipLink() {
  useEffect(() => {
    // Focusing forces a layout, so it waits for the next frame.
    if (opened) return afterFrame(focusName)
    opened = true
    return undefined
  }, [])
  return (
    <a className={css.skip} href="#main" onClick={skip}>
      跳到正文
    </a>
  )
}

function focusName(): void {
  const name = document.querySelector('h1')
  if (!name || document.activeElement !== document.body) return
  name.tabIndex = -1
  name.focus({ preventScroll: true })
}

/** Moves the focus itself: a real fragment would add a history entry. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
