import css from './drawing.module.css'

/** Two strokes and a tint each, 96 × 72. */
const drawings = {
  /** Nothing here yet: a sheet before another. */
  empty: { tint: 'M22 8h38a4 4 0 0 1 4 4v48H22z', line: 'M32 16h38a4 4 0 0 1 4 4v44H32zM42 30h22M42 40h22M42 50h12' },
  /** Failed to load: a page with a torn edge. */
  failed: {
    tint: 'M26 8h44v34l-9-6-9 8-9-8-9 6-8-6z',
    line: 'M26 36l8 6 9-6 9 8 9-8 9 6M26 52l8 6 9-6 9 8 9-8 9 6v10H26zM38 20h20',
  },
  /** No network: waves over a point, and the device that keeps a copy. */
  offline: {
    tint: 'M20 60a28 28 0 0 1 56 0z',
    line: 'M30 40a26 26 0 0 1 36 0M39 49a13 13 0 0 1 18 0M48 58h.01M24 22l48 44',
  },
} as const

/** The drawing of a state, above its text and its button. */
export function Drawing({ kind }: { kind: keyof typeof drawings }) {
  const { tint, line } = drawings[kind]
  return (
    <svg aria-hidden width="96" height="72" viewBox="0 0 96 72" className={css.drawing}>
      <path d={tint} className={css.tint} />
      <path d={line} />
    </svg>
  )
}
