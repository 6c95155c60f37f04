import type { Noted } from '#entities/note/notes.model.ts'
import { Notes } from '#entities/note/notes.tsx'
import { KeepTools } from '#features/learn/study/keep-tools.tsx'
import { lessonHref } from '#lib/path/learn-href.ts'
import { FinishButton } from './finish-button.tsx'
import css from './lesson.module.css'

interface Props {
  lesson: Noted
  /** Whether the customer may take it. */
  isOpen: boolean
  /** Whether all of it was played here. */
  hasEnded: boolean
  onJump: (sec: number) => void
}

/** What a customer does with a lesson besides taking it: keeps it, finishes it, writes notes. LE-04 */
export function LessonDesk({ lesson, isOpen, hasEnded, onJump }: Props) {
  const { number, catalogId, course, lesson: title } = lesson
  return (
    <>
      {isOpen && (
        <div className={css.finish}>
          <KeepTools path={lessonHref(number, catalogId)} title={`${course} · ${title}`} kind="课时" />
          <FinishButton {...{ number, catalogId, hasEnded }} />
        </div>
      )}
      <section className={css.notes} aria-label="笔记">
        <Notes noted={lesson} onJump={onJump} />
      </section>
    </>
  )
}
