import type { ReactNode } from 'react'
import css from './filters.module.css'

/** What narrows the list below it: it sticks under the bar and the tabs of its page. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={css.filters}>{children}</div>
}
