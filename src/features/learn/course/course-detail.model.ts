import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { courseDetail } from '#api/domains/learn/article/courses.ts'
import { catalogList } from '#api/domains/learn/course.ts'
import { hasPaidOrderBySku } from '#api/domains/trade/order/bought.ts'
import type { CourseDetail } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { type PageCard, usePage } from '#wechat/page.tsx'
import { type CommentRow, toCommentRows } from '#entities/comment/comment.words.ts'
import {
  type CallToAction,
  type CourseDetailView,
  courseDetailShape,
  toCourseDetailView,
} from './course-detail.words.ts'
import { courseHref, lessonHref } from '#lib/path/learn-href.ts'
import { shareImage } from '#entities/stored-file/stored-file.ts'
import { type PosterWords, toPosterWords } from '#entities/poster/poster.words.ts'
import { useSignedIn } from '#session/context.tsx'
import { useProgress } from '#data/offline/use-progress.ts'

export interface CourseDetailModel {
  course: Loaded<CourseDetailView>
  introHtml: string
  reviews: CommentRow[]
  /** Whether the sheet with the contacts is open. */
  contactOpen: boolean
  setContactOpen: (open: boolean) => void
  /** The text of the open poster. */
  poster: PosterWords | undefined
  showPoster: (open: boolean) => void
  /** The action of the main button where it is not a link. */
  press: (cta: CallToAction, event: MouseEvent) => void
  tryOut: () => void
}

/** What the page begins with. */
export const first = firstRead(courseDetail, ({ number = '' }) => ({ number }))

/** One course. product LE-03 */
export function useCourseDetail(): CourseDetailModel {
  const { number = '' } = useParams<{ number?: string }>()
  const track = useTrack()
  const raw = useCourse(number)
  const course = useView(raw, toCourseDetailView, courseDetailShape)
  const [contactOpen, setContactOpen] = useState(false)
  const [poster, setPoster] = useState<PosterWords>()
  const press = usePress(number, () => setContactOpen(true))
  const known = raw.state === 'ready' ? raw.data : undefined
  useShareCard(known)
  useEffect(() => void track('learn', 'course_view', number), [track, number])
  return {
    course,
    introHtml: known?.introHtml ?? '',
    reviews: toCommentRows(known?.reviews, raw.state === 'ready' ? raw.savedAt : 0),
    contactOpen,
    setContactOpen,
    poster,
    showPoster(open) {
      setPoster(open && known ? toPosterWords(known) : undefined)
      if (open) void track('share', 'open_menu', courseHref(number))
    },
    press,
    tryOut: () => void track('learn', 'trial_play', number),
  }
}

/** The course for this customer: with its catalogue, and open when an order for it has been paid. */
export function useCourse(number: string): Loaded<CourseDetail> {
  const member = useSignedIn()
  const raw = useCall(
    courseDetail,
    { number },
    {
      offline: { title: (course) => course.title, route: courseHref(number) },
    },
  )
  const known = raw.state === 'ready' ? raw.data : undefined
  const skuId = member && known?.access.reason === 'NOT_PURCHASED' ? known.skuId : undefined
  const order = useCall(hasPaidOrderBySku, skuId === undefined ? null : { skuId })
  const alone = member && known !== undefined && known.catalog === undefined
  const lessons = useCall(catalogList, alone ? { courseNumber: number } : null, { cache: true })
  if (raw.state !== 'ready') return raw
  const paid = order.state === 'ready' && order.data.paid
  const catalog = raw.data.catalog ?? (lessons.state === 'ready' ? lessons.data : undefined)
  const access = paid ? { ...raw.data.access, allowed: true } : raw.data.access
  return { ...raw, data: { ...raw.data, access, ...(catalog && { catalog }) } }
}

function usePress(number: string, contact: () => void): CourseDetailModel['press'] {
  const [, navigate] = useLocation()
  const track = useTrack()
  const progress = useProgress()
  return ({ act }, event) => {
    if (act === 'buy' || act === 'login') void track('learn', 'buy_click', number)
    const last = act === 'learn' ? progress.last(number) : undefined
    const here = act === 'none' || act === 'contact' || last !== undefined
    if (!here) return
    event.preventDefault()
    if (last) navigate(lessonHref(number, last.catalogId))
    if (act === 'contact') contact()
  }
}

function useShareCard(course: CourseDetail | undefined): void {
  usePage({ title: course?.title ?? '课程详情', card: course && courseCard(course) })
}

/** The share card of the course. product 2.21 */
export function courseCard(course: CourseDetail): PageCard {
  const people = course.analysts.map((person) => person.name).join('、')
  const desc = [people, `${course.lessonCount}节`, '投资有风险'].filter(Boolean).join(' · ')
  return { title: course.title, desc, image: shareImage(course.coverUrl) }
}
