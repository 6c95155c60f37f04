import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './badge.module.css'

/** A label that marks a row; renders nothing without a text. Gold: bought, VIP, a certificate. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'brand' | 'gold' | 'plain' | 'warning' | undefined
  children: ReactNode
}) {
  return <span className={classes(css.badge, css[tone])}>{children}</span>
}
