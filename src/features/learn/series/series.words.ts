import type { OutputOf } from '#api/call.ts'
import type { seriesInfo } from '#api/domains/learn/course.ts'
import { count } from '#lib/number/count.ts'
import { stamp } from '#lib/time/dates.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { seriesHref } from '#lib/path/series-href.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

/** A series with its courses, in words. */
export interface SeriesView {
  title: string
  cover: string
  color: string | undefined
  facts: string
  introHtml: string
  rows: (CourseRowView & { lessonCount: number })[]
  /** The numbers of the courses open to the reader. */
  open: ReadonlySet<string>
  /** Why the series is locked for this customer; undefined if it is not. */
  locked: Locked | undefined
  asOf: string
}

export function toSeriesView(seriesId: string, series: OutputOf<typeof seriesInfo>, savedAt: number): SeriesView {
  const { access, courses } = series
  const lessons = courses.reduce((sum, course) => sum + course.lessonCount, 0)
  return {
    title: series.title,
    cover: picture(series.coverUrl),
    color: series.cover?.color,
    facts: `${count(courses.length)}门课程 · 共${count(lessons)}节`,
    introHtml: series.introHtml,
    rows: courses.map((course) => ({ ...toCourseRow(course), lessonCount: course.lessonCount })),
    open: new Set(courses.filter((course) => course.access.allowed).map(({ number }) => number)),
    locked: access.allowed ? undefined : toLocked(access, seriesHref(seriesId)),
    asOf: stamp(savedAt),
  }
}
