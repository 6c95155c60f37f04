import css from './as-of.module.css'

/** The time of the figures beside it: 「截至 …」. */
export function AsOf({ text }: { text: string }) {
  return <p className={css.asOf}>{`截至 ${text}`}</p>
}
