import type { ReactNode } from 'react'
import css from './card.module.css'

interface Props {
  /** The heading; without one, `label` is its accessible name. */
  title?: string
  label?: string
  children: ReactNode
}

/** A part of a page in a box, its content stacked. */
export function Card({ title, label = title, children }: Props) {
  return (
    <section className={css.card} aria-label={label}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      {children}
    </section>
  )
}
