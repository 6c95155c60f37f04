import type { CourseDetail } from '#api/shapes.ts'
import { saleText } from '#lib/sale.ts'
import { stamp } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { type PriceParts, priceParts } from '#lib/number/price-parts.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { loginHref, suitabilityHref } from '#lib/path/login-href.ts'
import { type AnalystView, analystShape, authorLine, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { courseHref, lessonHref, skuHref } from '#lib/path/learn-href.ts'
import { factsLine, priceText } from '#entities/course/course-row.words.ts'
import { type LessonRowView, lessonRowShape, lessonsOf, toLessonRows } from '#entities/course/lesson-row.words.ts'

/**
 * The main button. `act`: learn, login, link, buy or contact; `off` is 'true' if it explains why nothing can be bought.
 */
export interface CallToAction {
  text: string
  href: string
  act: string
  off: string
}

/** A course's page in words, except its introduction and reviews. */
export interface CourseDetailView {
  cover: string
  title: string
  tag: string
  price: PriceParts
  origin: string
  facts: string
  author: string
  /** Of the first of them. */
  portrait: string
  /** 'true' where all of them are registered. */
  certified: string
  notice: string
  suit: string
  refund: string
  trial: { text: string; href: string }
  cta: CallToAction
  analysts: AnalystView[]
  lessons: LessonRowView[]
  noLessons: string
  asOf: string
}

export const courseDetailShape: CourseDetailView = {
  cover: '',
  title: '',
  tag: '',
  price: { unit: '', whole: '', cents: '' },
  origin: '',
  facts: '',
  author: '',
  portrait: '',
  certified: '',
  notice: '',
  suit: '',
  refund: '',
  trial: { text: '', href: '' },
  cta: { text: '', href: '', act: '', off: '' },
  analysts: [analystShape],
  lessons: [lessonRowShape],
  noLessons: '',
  asOf: '',
}

export function toCourseDetailView(course: CourseDetail, savedAt: number): CourseDetailView {
  const lessons = toLessonRows(course.number, course.catalog, course.access.allowed)
  const trial = course.access.allowed ? undefined : lessons.find((lesson) => lesson.state === 'trial')
  const { originPriceFen: origin } = course
  return {
    cover: picture(course.coverUrl),
    title: course.title,
    tag: course.tag ?? '',
    price: priceParts(priceText(course.priceFen)),
    origin: origin !== undefined && origin > course.priceFen ? `原价${yuan(origin)}` : '',
    facts: factsLine(course),
    author: authorLine(course.analysts),
    portrait: picture(course.analysts?.[0]?.avatarUrl),
    certified: String((course.analysts ?? []).every(({ certNo }) => certNo !== '')),
    notice: noticeOf(course),
    suit: suitability(course),
    refund: course.refundRuleText,
    trial: trial ? { text: '试看', href: trial.href } : { text: '', href: courseHref(course.number) },
    cta: callToAction(course),
    analysts: (course.analysts ?? []).map(toAnalystView),
    lessons,
    noLessons: lessons.length === 0 ? '目录整理中' : '',
    asOf: stamp(savedAt),
  }
}

/** What prevents the customer from taking the course, besides logging in and paying. */
function noticeOf(course: CourseDetail): string {
  if (course.saleStatus === 'OFF') return '课程已下架，已购用户可继续学习'
  const { allowed, reason } = course.access
  if (allowed || reason === 'NEED_LOGIN' || reason === 'NOT_PURCHASED') return ''
  return toLocked(course.access, courseHref(course.number)).text
}

/** The level always comes from the server; an unknown one suits nobody. law §1 */
function suitability(course: CourseDetail): string {
  const { riskLevel } = course
  if (riskLevel === undefined) return course.skuId === undefined ? '' : '风险等级：状态更新中'
  const level = /^R([1-5])$/.exec(riskLevel)?.[1]
  if (level === undefined) return '风险等级：状态更新中'
  return `风险等级 ${riskLevel} · 适合C${level}及以上`
}

function callToAction(course: CourseDetail): CallToAction {
  const here = courseHref(course.number)
  // An impossible action explains why, and offers another one.
  const off = (text: string, href = here): CallToAction => ({
    text,
    href,
    act: href === here ? 'contact' : 'link',
    off: 'true',
  })
  const on = (text: string, act: Locked['act'] | 'learn' | 'login' | 'buy', href: string): CallToAction => ({
    text,
    href,
    act,
    off: 'false',
  })
  const { allowed, reason } = course.access
  if (allowed) {
    const lessons = lessonsOf(course.catalog)
    // The furthest lesson on any device; this device may know better.
    const next = lessons.filter(({ progressSec = 0 }) => progressSec > 0).at(-1) ?? lessons[0]
    return next ? on('继续学习', 'learn', lessonHref(course.number, next.catalogId)) : off('课时准备中，去咨询')
  }
  const sale = closedText(course)
  if (sale) return course.saleStatus === 'NOT_START' ? off(sale) : off(`${sale}，看其他课程`, COURSES)
  if (reason === 'NEED_LOGIN') return on('登录后报名', 'login', loginHref(here))
  if (reason === 'NOT_PURCHASED' || reason === 'EXPIRED') {
    const free = course.priceFen === 0 ? '免费报名' : '立即报名'
    const text = reason === 'EXPIRED' ? '续费' : free
    return course.skuId === undefined ? on(text, 'contact', here) : on(text, 'buy', skuHref(course.skuId))
  }
  const locked = toLocked(course.access, here)
  if (locked.act !== 'none') return on(locked.label, locked.act, locked.href || here)
  return reason === 'LEVEL_MISMATCH'
    ? off('等级不符，去重测', suitabilityHref('/survey', here))
    : off('暂不可报名，去咨询')
}

const COURSES = '/course'

/** Why nobody can buy it now; '' while it is on sale. */
function closedText({ access, ...sale }: CourseDetail): string {
  return access.reason === 'SOLD_OUT' ? '已售罄' : saleText(sale)
}
