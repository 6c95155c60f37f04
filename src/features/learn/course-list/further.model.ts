import { courseList } from '#api/domains/learn/article/catalog.ts'
import type { Loaded } from '#data/loaded.ts'
import { type Further, type PagedInput, useFurther } from '#data/list/use-pages.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import type { CoursePage } from './course-list.words.ts'

/** A list of courses whose first page is drawn. */
export interface FurtherCourses {
  input: PagedInput<typeof courseList> & { pageSize: number }
  first: Loaded<CoursePage>
}

/** The courses of the pages below the first. */
export function useFurtherCourses({
  input,
  first,
}: FurtherCourses): Further<CourseRowView> & { total: number; above: number } {
  const further = useFurther(courseList, input, first, { cache: true })
  const shown = first.state === 'ready' ? first.data.list : []
  const drawn = new Set(shown.map(({ number }) => number))
  const rows = further.rows.filter(({ number }) => !drawn.has(number)).map(toCourseRow)
  return { ...further, rows, total: first.state === 'ready' ? first.data.total : 0, above: drawn.size }
}
