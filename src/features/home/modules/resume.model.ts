import { courseBatch } from '#api/domains/learn/article/courses.ts'
import { catalogList } from '#api/domains/learn/course.ts'
import { dataOf } from '#data/loaded.ts'
import { useProgress } from '#data/offline/use-progress.ts'
import { useCall } from '#data/use-call.ts'
import { useFinished } from '#entities/course/finished.model.ts'
import { finishedOf, toLearned } from '#entities/course/learned.words.ts'
import { lessonsOf } from '#entities/course/lesson-row.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { lessonHref } from '#lib/path/learn-href.ts'
import { useMounted } from '#ui/mounted.ts'
import { PART } from './part.ts'

export interface ResumedLesson {
  href: string
  cover: string
  course: string
  title: string
  /** One for each lesson of the course, in its order. */
  marks: readonly ('done' | 'now' | 'ahead')[]
  /** The ticks as text. */
  said: string
}

/** The last lesson; undefined if none was started on this device. */
export function useResume(): ResumedLesson | undefined {
  const mounted = useMounted()
  const last = useProgress().last()
  const finished = useFinished()
  const number = mounted ? last?.number : undefined
  const catalog = dataOf(useCall(catalogList, number === undefined ? null : { courseNumber: number }, PART))
  const batch = number === undefined ? null : { query: {}, body: { numbers: [number] } }
  const card = dataOf(useCall(courseBatch, batch, PART))?.[0]
  if (number === undefined || !last) return undefined
  const done = finishedOf(catalog, finished.of(number))
  const lessons = lessonsOf(catalog)
  return {
    href: lessonHref(number, last.catalogId),
    cover: card ? picture(card.coverUrl) : '',
    course: card?.title ?? last.course,
    title: last.lesson,
    marks: lessons.map(({ catalogId }) =>
      catalogId === last.catalogId ? 'now' : done.has(catalogId) ? 'done' : 'ahead',
    ),
    said: lessons.length > 0 ? toLearned(done.size, lessons.length).text : '',
  }
}
