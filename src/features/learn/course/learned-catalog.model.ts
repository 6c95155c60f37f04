import type { Lesson } from '#api/shapes.ts'
import { useProgress } from '#data/offline/use-progress.ts'
import { useFinished } from '#entities/course/finished.model.ts'
import { finishedOf, type Learned, toLearned } from '#entities/course/learned.words.ts'
import { lessonsOf } from '#entities/course/lesson-row.words.ts'

/** The progress of a lesson: 「学到 45%」, and as a fraction. */
export interface Mark {
  text: string
  part: number
}

export interface LearnedCatalogModel {
  learned: Learned
  /** By lesson; none for lessons that were not started. */
  marks: ReadonlyMap<string, Mark>
}

/** The progress of each lesson of a course, and of the course. LE-02, LE-03 */
export function useLearnedCatalog(number: string, catalog: readonly Lesson[] | undefined): LearnedCatalogModel {
  const here = useFinished().of(number)
  const progress = useProgress()
  const finished = finishedOf(catalog, here)
  const lessons = lessonsOf(catalog)
  const marks = lessons.flatMap((lesson): [string, Mark][] => {
    const { catalogId, durationSec = 0, progressSec = 0 } = lesson
    if (finished.has(catalogId)) return [[catalogId, { text: '已学完', part: 1 }]]
    const sec = progress.secondsOf(catalogId) ?? progressSec
    if (sec <= 0 || durationSec <= 0) return []
    const percent = Math.min(99, Math.max(1, Math.round((sec / durationSec) * 100)))
    return [[catalogId, { text: `学到 ${percent}%`, part: percent / 100 }]]
  })
  return { learned: toLearned(finished.size, lessons.length), marks: new Map(marks) }
}
