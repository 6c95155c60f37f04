import css from './median-bar.module.css'

/** A percentage as a bar, with a tick at the median where one is known; the numbers stand beside it. */
export function MedianBar({ value, median }: { value: number; median?: number | undefined }) {
  return (
    <span className={css.bar} aria-hidden>
      <i style={{ width: `${value}%` }} />
      {median !== undefined && <b style={{ left: `${median}%` }} />}
    </span>
  )
}
