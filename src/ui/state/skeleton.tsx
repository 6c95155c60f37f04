import { classes } from '#ui/classes.ts'
import css from './skeleton.module.css'

/** Grey placeholders: a picture of this ratio, then lines of text. */
export function Skeleton({ lines = 3, ratio }: { lines?: number | undefined; ratio?: number | undefined }) {
  return (
    <div className={css.skeleton} aria-hidden>
      {ratio !== undefined && <div className={css.bone} style={{ aspectRatio: ratio }} />}
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes(css.bone, css.line)} />
      ))}
    </div>
  )
}
