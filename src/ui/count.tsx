import css from './count.module.css'

/** A count of new items, on a sign or at the end of a row; nothing for none. The label around it says of what. */
export function Count({ of }: { of: number }) {
  if (of <= 0) return null
  return <span className={css.count}>{of > 99 ? '99+' : of}</span>
}
