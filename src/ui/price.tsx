import css from './price.module.css'

/** A price, formatted already; `origin` is the one it had before. Ink, not red: red is for rising. */
export function Price({ yuan, origin = '' }: { yuan: string; origin?: string | undefined }) {
  return (
    <span className={css.price}>
      <b>{yuan}</b>
      <s>{origin}</s>
    </span>
  )
}
