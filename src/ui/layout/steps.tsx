import { classes } from '#ui/classes.ts'
import css from './steps.module.css'
import type { TimelineStep } from './timeline.tsx'

/**
 * Steps from left to right, without times; with times: Timeline. `label`: its accessible name. `onBand`: in white, on
 * a band of the brand.
 */
export function Steps({
  label,
  steps,
  onBand = false,
}: {
  label: string
  steps: readonly TimelineStep[]
  onBand?: boolean
}) {
  if (steps.length === 0) return null
  return (
    <ol className={classes(css.steps, onBand && css.onBand)} aria-label={label}>
      {steps.map(({ words, state, note }) => (
        <li key={words} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {words}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
