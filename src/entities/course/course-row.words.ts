import type { CourseCard } from '#api/shapes.ts'
import { count } from '#lib/number/count.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { yuan } from '#lib/number/money.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { BLANK, picture } from '#entities/stored-file/stored-file.ts'

/** A course as a list shows it; `state` (for the style) is one of open, expired, sold, none. */
export interface CourseRowView {
  key: string
  href: string
  cover: string
  title: string
  author: string
  facts: string
  price: string
  origin: string
  tag: string
  badge: string
  state: string
}

export const courseRowShape: CourseRowView = {
  key: '',
  href: '',
  cover: '',
  title: '',
  author: '',
  facts: '',
  price: '',
  origin: '',
  tag: '',
  badge: '',
  state: '',
}

/** The first card of an empty list. */
export const noCourseRow: CourseRowView = { ...courseRowShape, href: '/course', cover: BLANK, state: 'none' }

export function toCourseRow(course: CourseCard): CourseRowView {
  const { access, originPriceFen } = course
  const expired = access?.reason === 'EXPIRED'
  const sold = access?.reason === 'SOLD_OUT'
  return {
    key: course.number,
    href: courseHref(course.number),
    cover: picture(course.coverUrl),
    title: course.title,
    author: authorLine(course.analysts),
    facts: factsLine(course),
    price: priceText(course.priceFen),
    origin: originPriceFen !== undefined && originPriceFen > course.priceFen ? `原价${yuan(originPriceFen)}` : '',
    // A state takes precedence over a tag, and does not repeat the price.
    tag: expired || sold || course.tag === priceText(course.priceFen) ? '' : (course.tag ?? ''),
    badge: expired ? '已到期' : sold ? '已售罄' : '',
    state: expired ? 'expired' : sold ? 'sold' : 'open',
  }
}

/** 「12节 · 1.2万人学习」 */
export function factsLine(course: { lessonCount: number; learnCount: number }): string {
  return `${count(course.lessonCount)}节 · ${count(course.learnCount)}人学习`
}

export function priceText(fen: number): string {
  return fen === 0 ? '免费' : yuan(fen)
}
