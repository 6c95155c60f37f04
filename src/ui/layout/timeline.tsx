import type { ReactNode } from 'react'
import css from './timeline.module.css'

/** One line of a way. */
export interface TimelineStep {
  words: string
  state: 'done' | 'now' | 'ahead'
  /** A quieter line below, e.g. when it was. */
  note?: string
}

/** A way as it was gone, from top to bottom, and what lies ahead of it. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }): ReactNode {
  if (steps.length === 0) return null
  return (
    <ol className={css.steps}>
      {steps.map(({ words, state, note }, at) => (
        <li key={`${at} ${words}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {words}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
