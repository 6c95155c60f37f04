import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './quiet.module.css'

interface Props {
  as?: 'p' | 'span' | 'h2' | 'figcaption'
  /** The size of tags and sources. */
  small?: boolean
  /** Indented like the text of a page, where no container does it. */
  inset?: boolean
  children?: ReactNode
}

/** Secondary text: notes, dates, rules. Renders nothing if empty. */
export function Quiet({ as: Tag = 'p', small = false, inset = false, children }: Props) {
  return (
    <Tag className={classes(css.quiet, small && css.small, inset && css.inset)}>
      {typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}
    </Tag>
  )
}
