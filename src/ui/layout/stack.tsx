import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from './stack.module.css'

/** A space of tokens.css, by its number. */
export type Gap = 1 | 2 | 3 | 4 | 6

interface Props {
  /** Between the items. */
  gap?: Gap
  as?: 'div' | 'span' | 'p' | 'ul' | 'section' | 'header'
  children: ReactNode
}

/** The look of a stack, for elements that should have it. */
export function stackClass(gap: Gap = 4, inset = false, center = false): string {
  return classes(css.stack, css[`gap${gap}`], inset && css.inset, center && css.center)
}

/** Items one below the other. `inset`: with the page's side padding. `center`: centred, text included. */
export function Stack({
  gap,
  inset,
  center,
  as: Tag = 'div',
  children,
}: Props & { inset?: boolean; center?: boolean }) {
  return <Tag className={stackClass(gap, inset, center)}>{children}</Tag>
}

/** Items side by side, wrapping if there is no room. `between`: the last one at the right edge. */
export function Row({ gap = 2, between = false, as: Tag = 'div', children }: Props & { between?: boolean }) {
  return <Tag className={classes(css.row, css[`gap${gap}`], between && css.between)}>{children}</Tag>
}
