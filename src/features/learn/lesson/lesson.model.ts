import { useCallback, useRef } from 'react'
import { useParams } from 'wouter'
import { catalogUpdateVisitCount } from '#api/domains/learn/course.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useChange } from '#data/write/use-change.ts'
import { usePage } from '#wechat/page.tsx'
import { courseWords } from '#features/learn/course/course.card.ts'
import { useCourse } from '#features/learn/course/course.model.ts'
import { cardOf } from '#entities/stored-file/stored-file.ts'
import { type LessonView, toLessonView } from './lesson.words.ts'
import { useSignedIn } from '#session/context.tsx'
import { useProgress } from '#data/offline/use-progress.ts'

export interface LessonModel {
  number: string
  catalogId: string
  /** Undefined when the course has no such lesson. */
  lesson: Loaded<LessonView | undefined>
  /** The shown data is a saved copy, and the page says so. */
  stale: boolean
  /** After 5 s: counts this opening once and remembers the lesson. */
  onViewed: () => void
}

/** One lesson of a course. LE-04 */
export function useLesson(): LessonModel {
  const { number = '', catalogId = '' } = useParams<{ number?: string; catalogId?: string }>()
  const course = useCourse(number)
  const view = course.state === 'ready' ? toLessonView(course.data, catalogId) : undefined
  const card = course.state === 'ready' ? cardOf(courseWords(course.data)) : undefined
  const count = useVisit(catalogId)
  const progress = useProgress()
  // A text lesson has no position, but it also counts as the last one opened.
  const remember = ({ course: name, title, knownSec }: LessonView) =>
    progress.save({
      number,
      course: name,
      catalogId,
      lesson: title,
      sec: progress.secondsOf(catalogId) ?? knownSec,
      at: Date.now(),
    })
  usePage({ title: view?.title ?? '课时', card: card && view && { ...card, title: view.share } })
  return {
    number,
    catalogId,
    lesson: mapLoaded(course, () => view),
    stale: course.state === 'ready' && course.stale,
    onViewed() {
      count()
      if (view) remember(view)
    },
  }
}

/** Only a customer's visits are counted, and a failed count is ignored. */
function useVisit(catalogId: string): () => void {
  const member = useSignedIn()
  const { run } = useChange(catalogUpdateVisitCount)
  const counted = useRef('')
  return useCallback(() => {
    if (!member || counted.current === catalogId) return
    counted.current = catalogId
    run({ catalogId }).catch(() => undefined)
  }, [member, run, catalogId])
}
