import css from './band.module.css'

/** The band of the brand at the head of a page: one sentence that counts now, and a line to it. '' while not known. */
export function Band({ says, note }: { says: string; note: string }) {
  return (
    <div className={css.band}>
      <p className={css.says}>{says}</p>
      <p className={css.note}>{note}</p>
    </div>
  )
}
