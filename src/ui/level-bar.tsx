import css from './level-bar.module.css'

/** How far up five classes one is, as a bar of five; the class stands beside in words. */
export function LevelBar({ level }: { level: number }) {
  return (
    <span aria-hidden className={css.bar}>
      {[1, 2, 3, 4, 5].map((step) => (
        <span key={step} data-on={step <= level || undefined} />
      ))}
    </span>
  )
}
