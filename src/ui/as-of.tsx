import css from './as-of.module.css'

/** Up to when the figures beside it are true: 「截至 …」. */
export function AsOf({ text }: { text: string }) {
  return <p className={css.asOf}>{`截至 ${text}`}</p>
}
