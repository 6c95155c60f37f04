import css from './level-bar.module.css'

/** A risk level of five as a bar; the level is written beside it. */
export function LevelBar({ level }: { level: number }) {
  return (
    <span aria-hidden className={css.bar}>
      {[1, 2, 3, 4, 5].map((step) => (
        <span key={step} data-on={step <= level || undefined} />
      ))}
    </span>
  )
}
