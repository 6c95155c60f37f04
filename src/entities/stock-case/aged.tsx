import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import css from './aged.module.css'

/** Advice, greyed and said to be so once it no longer holds; `over` is '' while it does. idea I6 */
export function Aged({ over, children }: { over: string; children: ReactNode }) {
  return (
    <div className={css.advice} data-over={over !== '' || undefined}>
      <p role="status">{over !== '' && <Badge tone="warning">{over}</Badge>}</p>
      {children}
    </div>
  )
}

/** A row of a list, greyed once its advice no longer holds. */
export function OverRow({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  return (
    <div className={css.row} data-over={isOver || undefined}>
      {children}
    </div>
  )
}
