import { useId } from 'react'
import css from './contents.module.css'

/** The table of contents of a long page: links to its headings, which have these ids and are focusable. */
export function Contents({ title, items }: { title: string; items: readonly { id: string; title: string }[] }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={css.contents}>
      <h2 id={id}>{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => reach(item.id)}>
              {item.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrolls without a fragment, which would add a history entry. */
function reach(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
