import { type MouseEvent, useEffect } from 'react'
import { afterFrame } from '#ui/after-frame.ts'
import css from './skip-link.module.css'

/** A document says its own name, the pages after it do not. */
let opened = false

/**
 * The first stop of the keyboard: over the bars, to the page itself. It comes with each page: where the pressed control
 * has gone with the page before, the focus goes to the name of this one, so that it is heard.
 */
export function SkipLink() {
  useEffect(() => {
    // A focus has the page laid out at once.
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

/** Moves the focus itself: a real fragment would be an entry of the history. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
