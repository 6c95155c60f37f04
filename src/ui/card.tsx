import type { ReactNode } from 'react'
import css from './card.module.css'

/** A white box with room inside. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={css.card}>{children}</div>
}
