import type { CourseDetail, Lesson } from '#api/shapes.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { yuan } from '#lib/number/money.ts'
import { saleText } from '#lib/sale.ts'
import { courseHref, lessonHref, skuHref } from '#lib/path/learn-href.ts'
import { LIVE, roomHref } from '#lib/path/live-href.ts'
import { type LessonRowView, lessonsOf, toLessonRows } from '#entities/course/lesson-row.words.ts'

/** The content of a lesson that is open to this customer. */
type LessonPart =
  | { kind: 'locked'; locked: Locked }
  | { kind: 'media'; media: 'video' | 'audio'; videoId: string }
  | { kind: 'article'; articleId: string }
  | { kind: 'live'; way: { label: string; href: string } }
  | { kind: 'unknown' }

/** A lesson and its neighbours in words. */
export interface LessonView {
  title: string
  /** 「第3节 · 共12节」 */
  place: string
  /** Who teaches it, with the registration number; empty for a text, which names its own author. law §3 */
  author: string
  share: string
  course: string
  courseHref: string
  rows: LessonRowView[]
  catalog: readonly Lesson[] | undefined
  previous: string | undefined
  next: string | undefined
  /** Of the next lesson; '' at the end. */
  nextTitle: string
  /** The lesson that starts automatically after this one: the next that can be played. */
  goesOn: { title: string; href: string } | undefined
  /** The position in seconds from the service, across devices; 0 without one. */
  knownSec: number
  part: LessonPart
  /** Where the whole course can be bought after a trial; undefined if it is not for sale to this customer. */
  buy: { label: string; href: string } | undefined
}

/** Undefined when the course has no such lesson (any more). */
export function toLessonView(course: CourseDetail, catalogId: string): LessonView | undefined {
  const lessons = lessonsOf(course.catalog)
  const at = lessons.findIndex((lesson) => lesson.catalogId === catalogId)
  const lesson = lessons[at]
  if (!lesson) return undefined
  const hrefOf = (other: Lesson | undefined) => other && lessonHref(course.number, other.catalogId)
  return {
    title: lesson.title,
    place: `第${at + 1}节 · 共${lessons.length}节`,
    author: lesson.kind === 'ARTICLE' ? '' : authorLine(course.analysts),
    share: `${course.title} 第${at + 1}节`,
    course: course.title,
    courseHref: courseHref(course.number),
    rows: toLessonRows(course.number, course.catalog, course.access.allowed),
    catalog: course.catalog,
    previous: at > 0 ? hrefOf(lessons[at - 1]) : undefined,
    next: hrefOf(lessons[at + 1]),
    nextTitle: lessons[at + 1]?.title ?? '',
    goesOn: goesOn(course, lessons[at + 1]),
    knownSec: lesson.progressSec ?? 0,
    part: partOf(course, lesson),
    buy: buyOf(course),
  }
}

function goesOn(course: CourseDetail, next: Lesson | undefined): LessonView['goesOn'] {
  if (!next || partOf(course, next).kind !== 'media') return undefined
  return { title: next.title, href: lessonHref(course.number, next.catalogId) }
}

function partOf(course: CourseDetail, lesson: Lesson): LessonPart {
  const { access } = course
  if (!access.allowed && !lesson.isTrial) {
    return { kind: 'locked', locked: toLocked(access, lessonHref(course.number, lesson.catalogId)) }
  }
  if (lesson.kind === 'LIVE') return { kind: 'live', way: roomOf(lesson) }
  if (lesson.kind === 'ARTICLE' && lesson.articleId) return { kind: 'article', articleId: lesson.articleId }
  const media = lesson.kind === 'VIDEO' ? 'video' : lesson.kind === 'AUDIO' ? 'audio' : undefined
  return media && lesson.videoId ? { kind: 'media', media, videoId: lesson.videoId } : { kind: 'unknown' }
}

/** Where the service names no room, its card stands among the others. */
function roomOf({ roomId }: Lesson): { label: string; href: string } {
  return roomId === undefined ? { label: '去直播频道', href: LIVE } : { label: '进入直播间', href: roomHref(roomId) }
}

const BUYABLE: ReadonlySet<string> = new Set(['NEED_LOGIN', 'NEED_MOBILE', 'NOT_PURCHASED', 'EXPIRED'])

function buyOf({ skuId, priceFen, access, ...sale }: CourseDetail): LessonView['buy'] {
  if (skuId === undefined || access.allowed || !BUYABLE.has(access.reason ?? '') || saleText(sale) !== '')
    return undefined
  return { label: `购买课程 ${yuan(priceFen)}`, href: skuHref(skuId) }
}
