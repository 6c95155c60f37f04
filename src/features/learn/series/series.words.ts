import type { OutputOf } from '#api/call.ts'
import type { seriesInfo } from '#api/domains/learn/course.ts'
import { count } from '#lib/number/count.ts'
import { stamp } from '#lib/time/dates.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

/** A series with its courses, in words. */
export interface SeriesView {
  title: string
  cover: string
  facts: string
  introHtml: string
  rows: CourseRowView[]
  /** Why the series is closed to this customer; undefined when it is open. */
  locked: Locked | undefined
  asOf: string
}

export function toSeriesView(seriesId: string, series: OutputOf<typeof seriesInfo>, savedAt: number): SeriesView {
  const { access, courses } = series
  const lessons = courses.reduce((sum, course) => sum + course.lessonCount, 0)
  return {
    title: series.title,
    cover: picture(series.coverUrl),
    facts: `${count(courses.length)}门课程 · 共${count(lessons)}节`,
    introHtml: series.introHtml,
    rows: courses.map(toCourseRow),
    locked: access.allowed ? undefined : toLocked(access, `/course/series/${encodeURIComponent(seriesId)}`),
    asOf: stamp(savedAt),
  }
}
