import { courseL3 } from '#api/domains/learn/article/catalog.ts'
import { courseTop } from '#api/domains/learn/article/courses.ts'
import type { CourseCard } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { type CategoryGroup, toCategoryGroups } from './category.words.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { useSignedIn } from '#session/context.tsx'

export type CategoryModel =
  | { state: 'guest' }
  | { state: 'open'; groups: Loaded<CategoryGroup[]>; top: Loaded<CourseRowView[]>; pick: (id: string) => void }

/** The category tree, and recommended courses while no category is chosen. For customers only. */
export function useCategories(choose: (l3Id: string) => void): CategoryModel {
  const member = useSignedIn()
  const track = useTrack()
  const tree = useCall(courseL3, {}, { cache: true })
  const best = useCall(courseTop, {}, { cache: true })
  const groups = useView(tree, toCategoryGroups, [])
  const top = useView(best, toRows, [])
  if (!member) return { state: 'guest' }
  const pick = (id: string) => {
    void track('learn', 'filter', id)
    choose(id)
  }
  return { state: 'open', groups, top, pick }
}

function toRows(courses: readonly CourseCard[]): CourseRowView[] {
  return courses.map(toCourseRow)
}
