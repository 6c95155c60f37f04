import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import css from './section.module.css'

interface Props {
  title: string
  /** Where all of it is: the link at the right. */
  more?: { label: string; href: string } | undefined
  children: ReactNode
}

/** A part of a page that shows some of many: its head with the way to all of them, and what it shows. */
export function Section({ title, more, children }: Props) {
  return (
    <section aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {more && (
          <Anchor href={more.href} aria-label={`${more.label}${title}`}>
            {more.label}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  )
}
