import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from './columns.module.css'

/** Two parts of a page: beside each other on a desktop, the narrow one second (`aside`) or first (`menu`), else below. */
export function Columns({ kind, children }: { kind: 'aside' | 'menu' | 'halves' | undefined; children: ReactNode }) {
  return <div className={classes(css.columns, kind && css[kind])}>{children}</div>
}
