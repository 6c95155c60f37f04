import { Quiet } from '#ui/layout/quiet.tsx'
import css from './learned-bar.module.css'
import type { Learned } from './learned.words.ts'

/** The progress of a course or series: a bar with its text. */
export function LearnedBar({ learned: { done, total, text } }: { learned: Learned }) {
  return (
    <div className={css.learned}>
      <progress className={css.bar} value={done} max={Math.max(1, total)} aria-label="学习进度" />
      <Quiet as="span" small>
        {text}
      </Quiet>
    </div>
  )
}
