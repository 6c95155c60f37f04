import { classes } from '#ui/classes.ts'
import css from './skeleton.module.css'

interface Props {
  lines?: number | undefined
  ratio?: number | undefined
  /** With the side padding that the content will have. */
  inset?: boolean
}

/** Grey placeholders: a picture of this ratio, then lines of text. */
export function Skeleton({ lines = 3, ratio, inset = false }: Props) {
  return (
    <div className={classes(css.skeleton, inset && css.inset)} aria-hidden>
      {ratio !== undefined && <div data-bone className={css.bone} style={{ aspectRatio: ratio }} />}
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} data-bone className={classes(css.bone, css.line)} />
      ))}
    </div>
  )
}
