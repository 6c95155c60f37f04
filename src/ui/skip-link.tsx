import type { MouseEvent } from 'react'
import css from './skip-link.module.css'

/** The first stop of the keyboard: over the bars, to the page itself. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main" onClick={skip}>
      跳到正文
    </a>
  )
}

/** Moves the focus itself: a real fragment would be an entry of the history. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
