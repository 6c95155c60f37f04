import type { OutputOf } from '#api/call.ts'
import type { catalogList, seriesInfo } from '#api/domains/learn/course.ts'
import { count } from '#lib/number/count.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { seriesHref } from '#lib/path/series-href.ts'
import { toLessonRows } from '#entities/course/lesson-row.words.ts'

interface Row {
  key: string
  title: string
  note: string
  href: string
}

/** The lessons of a course, or the courses of a series. */
export interface ContentsView {
  rows: readonly Row[]
  /** Where the whole list is. */
  all: { text: string; href: string }
}

/** Further lessons are on the course's page. */
const SHOWN = 6

export function ofCourse(number: string, catalog: OutputOf<typeof catalogList>): ContentsView {
  const rows = toLessonRows(number, catalog, false)
  return { rows: rows.slice(0, SHOWN), all: { text: `全部${count(rows.length)}节`, href: courseHref(number) } }
}

export function ofSeries(seriesId: string, { courses }: OutputOf<typeof seriesInfo>): ContentsView {
  const rows = courses.map(({ number, title, lessonCount }) => ({
    key: number,
    title,
    note: `${count(lessonCount)}节`,
    href: courseHref(number),
  }))
  return { rows, all: { text: `全部${count(rows.length)}门课程的课时`, href: seriesHref(seriesId) } }
}
