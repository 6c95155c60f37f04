import css from './segments.module.css'

/** How many of a few parts are done, as a segmented bar. `label`: its accessible name. */
export function Segments({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <span role="progressbar" aria-label={label} aria-valuenow={done} aria-valuemax={total} className={css.row}>
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-done={at < done || undefined} />
      ))}
    </span>
  )
}
