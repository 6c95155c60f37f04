import type { ReactNode } from 'react'
import css from './unseen.module.css'

/** Words for screen readers alone. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={css.unseen}>{children}</span>
}
