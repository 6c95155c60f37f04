import type { ReactNode } from 'react'
import css from './timeline.module.css'

/** One step of a timeline. */
export interface TimelineStep {
  words: string
  state: 'done' | 'now' | 'ahead'
  /** Secondary text below, e.g. the time. */
  note?: string | undefined
}

/** Steps from top to bottom: those done, then those to come. */
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
