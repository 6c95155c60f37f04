import type { analyst } from '#api/domains/learn/analyst.ts'
import type { companyAnalystList } from '#api/domains/public/company.ts'
import type { OutputOf } from '#api/call.ts'
import { type LicenceView, licenceShape, toLicence } from '#entities/adviser/licence.words.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { analystHref } from '#lib/path/analyst-href.ts'
import { videoHref } from '#lib/path/video-href.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { dated } from '#lib/time/dated.ts'

export const registrationShape = licenceShape

export type Named = OutputOf<typeof companyAnalystList>

/** The registration of the adviser at a path; undefined if the company lists none. MD-11 */
export function toRegistrationView(list: Named, _savedAt: number, path: string): LicenceView | undefined {
  const person = list.find(({ number }) => analystHref(number) === path)
  return person && toLicence(person, person.status === 'ON' ? '在职' : person.status === 'LEFT' ? '已离职' : '')
}

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
