import css from './steps.module.css'
import type { TimelineStep } from './timeline.tsx'

/** Steps from left to right, where no time stands beside them; with times: Timeline. `label`: its accessible name. */
export function Steps({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  if (steps.length === 0) return null
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ words, state, note }) => (
        <li key={words} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {words}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
