import { type ReactNode, useId } from 'react'
import { classes } from '#ui/classes.ts'
import css from './card.module.css'

interface Props {
  /** The heading; without one, `label` is its accessible name. */
  title?: string | undefined
  label?: string | undefined
  /** With more padding where the page has room. */
  roomy?: boolean
  children: ReactNode
}

/** A part of a page in a box, its content stacked. */
export function Card({ title, label, roomy = false, children }: Props) {
  const id = useId()
  const named = title !== undefined && label === undefined
  return (
    <section
      className={classes(css.card, roomy && css.roomy)}
      aria-label={label}
      aria-labelledby={named ? id : undefined}
    >
      {title !== undefined && (
        <h2 id={id} className={css.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
