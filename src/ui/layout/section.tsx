import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import css from './section.module.css'

interface Props {
  title: string
  /** The link to all of them, at the right. */
  more?: { label: string; href: string } | undefined
  /** Keeps a card's distance from what is above it. */
  inset?: boolean
  children: ReactNode
}

/** A part of a page that shows some of many items, under a heading with a link to all. */
export function Section({ title, more, inset = false, children }: Props) {
  return (
    <section aria-label={title}>
      <div className={classes(css.head, inset && css.inset)}>
        <h2>{title}</h2>
        {more && (
          <Anchor href={more.href} aria-label={`${more.label}${title}`}>
            {more.label}
            <Icon name="next" size={16} />
          </Anchor>
        )}
      </div>
      {children}
    </section>
  )
}
