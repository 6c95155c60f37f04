import type { Lesson } from '#api/shapes.ts'
import { useProgress } from '#data/offline/use-progress.ts'
import { useFinished } from '#entities/course/finished.model.ts'
import { finishedOf, type Learned, toLearned } from '#entities/course/learned.words.ts'
import { lessonsOf } from '#entities/course/lesson-row.words.ts'

export interface LearnedCatalogModel {
  learned: Learned
  /** 「已学完」 or 「学到 45%」, by lesson; none for those that were not begun. */
  marks: ReadonlyMap<string, string>
}

/** How far each lesson of a course was learned, and the course. product LE-02, LE-03 */
export function useLearnedCatalog(number: string, catalog: readonly Lesson[] | undefined): LearnedCatalogModel {
  const here = useFinished().of(number)
  const progress = useProgress()
  const finished = finishedOf(catalog, here)
  const lessons = lessonsOf(catalog)
  const marks = lessons.flatMap((lesson): [string, string][] => {
    const { catalogId, durationSec = 0, progressSec = 0 } = lesson
    if (finished.has(catalogId)) return [[catalogId, '✓ 已学完']]
    const sec = progress.secondsOf(catalogId) ?? progressSec
    if (sec <= 0 || durationSec <= 0) return []
    return [[catalogId, `学到 ${Math.min(99, Math.max(1, Math.round((sec / durationSec) * 100)))}%`]]
  })
  return { learned: toLearned(finished.size, lessons.length), marks: new Map(marks) }
}
