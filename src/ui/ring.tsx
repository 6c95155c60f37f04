import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './ring.module.css'

const SIZE = 46
const RADIUS = 21
const ROUND = 2 * Math.PI * RADIUS

/** Progress, or the rest of a term, as a ring around its text. `part`: 0 to 1. Soon: little is left. */
export function Ring({ part, soon = false, children }: { part: number; soon?: boolean; children: ReactNode }) {
  const drawn = Math.min(1, Math.max(0, part)) * ROUND
  return (
    <span className={classes(css.ring, soon && css.soon)}>
      <svg aria-hidden viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
        <circle
          className={css.part}
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          strokeDasharray={`${drawn.toFixed(1)} ${ROUND.toFixed(1)}`}
        />
      </svg>
      {children}
    </span>
  )
}
