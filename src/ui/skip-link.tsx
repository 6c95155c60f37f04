import { type MouseEvent, useEffect } from 'react'
import css from './skip-link.module.css'

/** A document says its own name, the pages after it do not. */
let opened = false

/**
 * The first stop of the keyboard: over the bars, to the page itself. It comes with each page: where the pressed control
 * has gone with the page before, the focus goes to the name of this one, so that it is heard.
 */
export function SkipLink() {
  useEffect(() => {
    const next = opened
    opened = true
    return next ? afterFrame(nameThePage) : undefined
  }, [])
  return (
    <a className={css.skip} href="#main" onClick={skip}>
      跳到正文
    </a>
  )
}

/** Within the frame a focus has the page laid out before its time. Returns how to call it off. */
function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

function nameThePage(): void {
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
