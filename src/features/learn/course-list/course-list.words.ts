import type { InferOutput } from 'valibot'
import type { publicCourseList } from '#api/domains/public/open.ts'
import { stamp } from '#lib/time/dates.ts'
import { type CourseRowView, courseRowShape, noCourseRow, toCourseRow } from '#entities/course/course-row.words.ts'

/** The first page of a course list: its first course as a wide card, the others as rows. */
export interface CourseListView {
  lead: CourseRowView
  rows: CourseRowView[]
  empty: string
  asOf: string
}

export const courseListShape: CourseListView = { lead: courseRowShape, rows: [courseRowShape], empty: '', asOf: '' }

export type CoursePage = InferOutput<(typeof publicCourseList)['output']>

export function toCourseListView(page: CoursePage, savedAt: number): CourseListView {
  const [lead, ...rows] = once(page.list).map(toCourseRow)
  return {
    lead: lead ?? noCourseRow,
    rows,
    empty: lead ? '' : '该分类暂无课程',
    asOf: stamp(savedAt),
  }
}

/** A course that occurs twice on one page is shown once. */
function once(list: CoursePage['list']): CoursePage['list'] {
  return [...new Map(list.map((course) => [course.number, course])).values()]
}
