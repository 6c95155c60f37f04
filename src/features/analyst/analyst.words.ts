import type { analyst } from '#api/domains/learn/analyst.ts'
import type { OutputOf } from '#api/call.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { dated } from '#lib/time/dated.ts'

/** A work of an adviser. */
export interface Works {
  courses: CourseRowView[]
  articles: { href: string; title: string; at: string }[]
}

/** The newest article first, whatever the order of the answer. @param today epoch ms, for 今天 */
export function toWorks({ courses, articles }: OutputOf<typeof analyst>, today: number | undefined): Works {
  return {
    courses: courses.map(toCourseRow),
    articles: [...articles]
      .sort((a, b) => b.publishedAt - a.publishedAt)
      .map(({ id, title, publishedAt }) => ({ href: articleHref(id), title, at: dated(publishedAt, today) })),
  }
}
