import type { ReactNode } from 'react'
import css from './chosen.module.css'

/** The active filter of a list, and the way back to all (a small button). */
export function Chosen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.chosen}>
      <h2>{name}</h2>
      {children}
    </div>
  )
}
