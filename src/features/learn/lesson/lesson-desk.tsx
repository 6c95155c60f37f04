import { type Noted, useNotedSeconds } from '#entities/note/notes.model.ts'
import { Notes } from '#entities/note/notes.tsx'
import { KeepTools } from '#features/learn/study/keep-tools.tsx'
import { LearnedCatalog } from '#features/learn/course/learned-catalog.tsx'
import { lessonHref } from '#lib/path/learn-href.ts'
import { duration } from '#lib/time/dates.ts'
import { FinishButton } from './finish-button.tsx'
import type { LessonView } from './lesson.words.ts'
import css from './lesson.module.css'

interface Props {
  lesson: Noted
  /** Whether the customer has access. */
  isOpen: boolean
  /** Whether it was played to the end here. */
  hasEnded: boolean
}

/** The actions of a lesson besides playing it: favourite, finish. LE-04 */
export function LessonTools({ lesson, isOpen, hasEnded }: Props) {
  const { number, catalogId, course, lesson: title } = lesson
  if (!isOpen) return null
  return (
    <div className={css.finish}>
      <KeepTools path={lessonHref(number, catalogId)} title={`${course} · ${title}`} kind="课时" />
      <FinishButton {...{ number, catalogId, hasEnded }} />
    </div>
  )
}

/** The course's lessons, this one with its notes marked, and the notes themselves. LE-04 */
export function LessonPanel({
  panel,
  view,
  lesson,
  onJump,
}: {
  panel: 'catalog' | 'notes'
  view: LessonView
  lesson: Noted
  onJump: (sec: number) => void
}) {
  if (panel === 'notes') {
    return (
      <section className={css.notes} aria-label="笔记">
        <Notes noted={lesson} onJump={onJump} />
      </section>
    )
  }
  const { number, catalogId } = lesson
  return (
    <LearnedCatalog
      {...{ number, lessons: view.catalog, rows: view.rows }}
      current={catalogId}
      below={<NotedPlaces catalogId={catalogId} onJump={onJump} />}
    />
  )
}

/** The seconds with a note, each a link there. */
function NotedPlaces({ catalogId, onJump }: { catalogId: string; onJump: (sec: number) => void }) {
  const seconds = useNotedSeconds(catalogId)
  if (seconds.length === 0) return null
  return (
    <p className={css.places}>
      {seconds.map((sec) => (
        <button key={sec} type="button" aria-label={`从笔记 ${duration(sec)} 播放`} onClick={() => onJump(sec)}>
          {duration(sec)}
        </button>
      ))}
    </p>
  )
}
