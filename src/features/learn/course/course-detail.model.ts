import { type MouseEvent, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { courseDetail } from '#api/domains/learn/article/courses.ts'
import type { CourseDetail, Lesson, Quote } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import {
  type CallToAction,
  type CourseDetailView,
  courseDetailShape,
  toCourseDetailView,
} from './course-detail.words.ts'
import { cardOf } from '#entities/stored-file/stored-file.ts'
import { courseWords } from './course.card.ts'
import { useCourse } from './course.model.ts'
import { courseHref, lessonHref } from '#lib/path/learn-href.ts'
import { type PosterWords, toPosterWords } from '#entities/poster/poster.words.ts'
import type { Kept } from '#features/learn/study/kept.ts'
import { useMounted } from '#ui/mounted.ts'
import { useProgress } from '#data/offline/use-progress.ts'

export interface CourseDetailModel {
  number: string
  lessons: readonly Lesson[] | undefined
  /** Whether the whole course is open to the customer. */
  allowed: boolean
  /** The key it is saved under; undefined in the first render. */
  keep: Omit<Kept, 'at'> | undefined
  /** The trailer of the course; undefined without one, and in the first render. */
  trailer: { number: string; videoId: string; title: string } | undefined
  /** What the customer may give away of it; undefined in the first render. */
  gift: CourseDetail['gift']
  course: Loaded<CourseDetailView>
  introHtml: string
  /** The stocks its lessons name; none in the first render. */
  stocks: readonly Quote[]
  reviews: CourseDetail['reviews']
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
export const first = firstRead(
  courseDetail,
  ({ number = '' }) => ({ number }),
  (course) => courseWords(course).lead,
)

/** One course. LE-03 */
export function useCourseDetail(): CourseDetailModel {
  const { number = '' } = useParams<{ number?: string }>()
  const track = useTrack()
  const raw = useCourse(number)
  const course = useView(raw, toCourseDetailView, courseDetailShape)
  const [contactOpen, setContactOpen] = useState(false)
  const [poster, setPoster] = useState<PosterWords>()
  const press = usePress(number, () => setContactOpen(true))
  const known = raw.state === 'ready' ? raw.data : undefined
  const mounted = useMounted()
  const videoId = known?.trailerVideoId
  useShareCard(known)
  useTrackOpened('learn', 'course_view', number)
  return {
    number,
    lessons: known?.catalog,
    allowed: known?.access.allowed ?? false,
    keep: mounted && known ? { path: courseHref(number), title: known.title, kind: '课程' } : undefined,
    trailer: mounted && videoId !== undefined ? { number, videoId, title: known?.title ?? '' } : undefined,
    gift: mounted ? known?.gift : undefined,
    course,
    introHtml: known?.introHtml ?? '',
    stocks: (mounted ? known?.relatedStocks : undefined) ?? [],
    reviews: known?.reviews,
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

function usePress(number: string, contact: () => void): CourseDetailModel['press'] {
  const [, navigate] = useLocation()
  const track = useTrack()
  const progress = useProgress()
  return ({ act }, event) => {
    if (act === 'buy' || act === 'login') void track('learn', 'buy_click', number)
    const last = act === 'learn' ? progress.last(number) : undefined
    const here = act === 'contact' || last !== undefined
    if (!here) return
    event.preventDefault()
    if (last) navigate(lessonHref(number, last.catalogId))
    if (act === 'contact') contact()
  }
}

function useShareCard(course: CourseDetail | undefined): void {
  usePage({ title: course?.title ?? '课程详情', card: course && cardOf(courseWords(course)) })
}
