import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from './more.module.css'

/** A line that expands and collapses the text below it. */
export function More({
  label,
  className,
  onToggle,
  children,
}: {
  label: string
  className?: string | undefined
  onToggle?: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <details className={classes(css.more, className)} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
