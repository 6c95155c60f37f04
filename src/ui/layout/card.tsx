import type { ReactNode } from 'react'
import css from './card.module.css'

interface Props {
  /** Its heading; else `label` names it for those who do not see it. */
  title?: string
  label?: string
  children: ReactNode
}

/** A part of a page on a surface of its own, its pieces one below the other. */
export function Card({ title, label = title, children }: Props) {
  return (
    <section className={css.card} aria-label={label}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      {children}
    </section>
  )
}
