import type { analyst } from '#api/domains/learn/analyst.ts'
import type { OutputOf } from '#api/call.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { videoHref } from '#lib/path/video-href.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { dated } from '#lib/time/dated.ts'

/** A work of an adviser. */
interface Work {
  href: string
  title: string
  at: string
}

/** The works of an adviser. */
export interface Works {
  courses: CourseRowView[]
  articles: Work[]
  videos: Work[]
}

/** The newest article first, whatever the order of the answer. @param today epoch ms, for 今天 */
export function toWorks({ courses, articles, videos }: OutputOf<typeof analyst>, today: number | undefined): Works {
  return {
    courses: courses.map(toCourseRow),
    articles: newestFirst(articles).map(({ id, title, publishedAt }) => ({
      href: articleHref(id),
      title,
      at: dated(publishedAt, today),
    })),
    videos: newestFirst(videos).map(({ id, title, publishedAt }) => ({
      href: videoHref(id),
      title,
      at: dated(publishedAt, today),
    })),
  }
}

function newestFirst<T extends { publishedAt: number }>(works: readonly T[]): T[] {
  return [...works].sort((a, b) => b.publishedAt - a.publishedAt)
}
