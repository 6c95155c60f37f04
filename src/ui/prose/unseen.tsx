import type { ReactNode } from 'react'
import css from './unseen.module.css'

/** Text for screen readers only. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={css.unseen}>{children}</span>
}
