import { Skeleton } from './skeleton.tsx'
import css from './rows-skeleton.module.css'

/** The rows of a list in outline: title and notes, with a picture at the right where the rows have one. */
export function RowsSkeleton({ rows = 6, picture = false }: { rows?: number; picture?: boolean }) {
  return (
    <div className={css.rows} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          <Skeleton lines={2} />
          {picture && <Skeleton lines={0} ratio={16 / 9} />}
        </div>
      ))}
    </div>
  )
}
