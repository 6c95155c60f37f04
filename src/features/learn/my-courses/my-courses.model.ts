import type { OutputOf } from '#api/call.ts'
import { courseBatch } from '#api/domains/learn/article/courses.ts'
import { vipSubscriptions } from '#api/domains/account/users.ts'
import type { CourseCard } from '#api/shapes.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useSavedPages } from '#entities/saved-pages/saved-pages.model.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useProgress } from '#data/offline/use-progress.ts'
import { courseOfService } from '#entities/course/bought-course.ts'
import { useFinished } from '#entities/course/finished.model.ts'
import { type Learned, toLearned } from '#entities/course/learned.words.ts'
import { courseHref, lessonHref } from '#lib/path/learn-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { untilOf } from './my-courses.words.ts'

type Subscription = OutputOf<typeof vipSubscriptions>[number]

/** A course of the customer in words. */
export interface MyCourse {
  key: string
  href: string
  cover: string
  title: string
  author: string
  /** Until when it is open, or since when it has ended. */
  until: string
  /** 「{n}天后到期」 in the last seven days. */
  soon: string
  /** The progress; undefined while its lessons are not counted. */
  learned: Learned | undefined
  /** The last lesson, with its address. */
  last: { text: string; href: string } | undefined
  /** Whether it can be read offline. */
  kept: boolean
}

export interface MyCoursesModel {
  loaded: Loaded<{ running: MyCourse[]; membership: { name: string; until: string } | undefined }>
  /** The courses and articles saved on this device. */
  saved: { route: string; title: string; asOf: string }[]
  open: (number: string) => void
}

export const here = { title: '我的课程', route: '/me/course' }

/** 我的课程. LE-08 */
export function useMyCourses(): MyCoursesModel {
  usePage({ title: '我的课程' })
  const today = useToday()
  const track = useTrack()
  const progress = useProgress()
  const finished = useFinished()
  const saved = useSavedRows()
  const subscriptions = useCall(vipSubscriptions, {}, { offline: here })
  const known = dataOf(subscriptions) ?? []
  const numbers = known.flatMap((each) => courseOfService(each) ?? [])
  const input = numbers.length > 0 ? { query: {}, body: { numbers } } : null
  const cards = useCall(courseBatch, input, { offline: { ...here, part: true } })
  const toCourse = (each: Subscription): MyCourse[] => {
    const number = courseOfService(each)
    if (number === undefined) return []
    const last = progress.last(number)
    const card = dataOf(cards)?.find((one) => one.number === number)
    return [
      {
        ...wordsOf(each, card),
        key: number,
        href: courseHref(number),
        ...untilOf(each.expireAt, today),
        learned: card && toLearned(finished.of(number).size, card.lessonCount),
        last: last && { text: `上次学到：${last.lesson}`, href: lessonHref(number, last.catalogId) },
        kept: saved.some(({ route }) => route === courseHref(number)),
      },
    ]
  }
  // Those that end first come first.
  const end = ({ expireAt = Number.MAX_SAFE_INTEGER }: Subscription) => expireAt
  const sorted = [...known].sort((a, b) => end(a) - end(b))
  const member = known.find(({ kind }) => kind === 'VIP')
  const data = {
    running: sorted.flatMap(toCourse),
    membership: member && { name: member.name, until: untilOf(member.expireAt, today).until },
  }
  return {
    loaded: mapLoaded(subscriptions, () => data),
    saved,
    open: (number) => void track('learn', 'card_click', number),
  }
}

/** The course and article pages this account has saved on the device. */
function useSavedRows(): MyCoursesModel['saved'] {
  const rows = dataOf(useSavedPages())?.rows ?? []
  return rows.filter(({ route }) => /^\/(?:course|article)\/./.test(route))
}

function wordsOf({ name }: Subscription, card: CourseCard | undefined) {
  return { title: card?.title ?? name, cover: picture(card?.coverUrl), author: authorLine(card?.analysts) }
}
