import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import css from './aged.module.css'

/** Advice that turns grey and says so once it has expired; `over` is '' before. idea I6 */
export function Aged({ over, children }: { over: string; children: ReactNode }) {
  return (
    <div className={css.advice} data-over={over !== '' || undefined}>
      <p role="status">{over !== '' && <Badge tone="warning">{over}</Badge>}</p>
      {children}
    </div>
  )
}

/** A row of a list that turns grey once its advice has expired. */
export function OverRow({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  return (
    <div className={css.row} data-over={isOver || undefined}>
      {children}
    </div>
  )
}
