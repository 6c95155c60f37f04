import { courseBatch } from '#api/domains/learn/article/courses.ts'
import { catalogList } from '#api/domains/learn/course.ts'
import { vipSubscriptions } from '#api/domains/account/users.ts'
import type { CourseCard, Lesson } from '#api/shapes.ts'
import { dataOf } from '#data/loaded.ts'
import { useProgress } from '#data/offline/use-progress.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { courseOfService } from '#entities/course/bought-course.ts'
import { useFinished } from '#entities/course/finished.model.ts'
import { finishedOf, toLearned } from '#entities/course/learned.words.ts'
import { lessonsOf } from '#entities/course/lesson-row.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { courseHref, lessonHref } from '#lib/path/learn-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import type { HomeItem, To } from './item.ts'
import { PART } from './part.ts'

/** How many courses are shown. */
const MOST = 3
/** A lesson is new for two weeks. */
const NEW = 14 * 24 * 3_600_000

/** The customer's purchases: courses with the next lesson and new ones, then other services. HM-01 */
export function useMine(to: To): readonly HomeItem[] {
  const now = useToday()
  const progress = useProgress()
  const finished = useFinished()
  const services = dataOf(useCall(vipSubscriptions, {}, PART)) ?? []
  const running = services.filter(({ expireAt = Infinity }) => expireAt > (now ?? Number.NEGATIVE_INFINITY))
  const numbers = running.flatMap((each) => courseOfService(each) ?? [])
  const cards = dataOf(useCall(courseBatch, numbers.length > 0 ? { query: {}, body: { numbers } } : null, PART)) ?? []
  // The last studied course comes first.
  const last = (number: string) => progress.last(number)?.at ?? 0
  const shown = [...cards].sort((a, b) => last(b.number) - last(a.number)).slice(0, MOST)
  const catalogs = useCatalogs(shown.map(({ number }) => number))
  const toCourseItem = (card: CourseCard, at: number): HomeItem => {
    const catalog = catalogs[at] ?? []
    const done = finishedOf(catalog, finished.of(card.number))
    const fresh = now === undefined ? undefined : newest(catalog, done, now)
    const stopped = progress.last(card.number)
    const target = fresh ?? stopped
    return {
      key: card.number,
      title: card.title,
      note: fresh ? `新课时：${fresh.title}` : toLearned(done.size, card.lessonCount).text,
      image: picture(card.coverUrl),
      badge: fresh ? '上新' : stopped ? '继续学习' : '开始学习',
      href: to(target ? lessonHref(card.number, target.catalogId) : courseHref(card.number)),
    }
  }
  const others = running.flatMap((each): HomeItem[] => {
    const [link] = each.links
    if (!link || each.kind === 'COURSE') return []
    const note = each.expireAt === undefined ? '长期有效' : `有效期至 ${lastMoment(each.expireAt)}`
    return [{ key: each.name, title: each.name, note, image: '', badge: '', href: to(link.path) }]
  })
  return [...shown.map(toCourseItem), ...others].slice(0, MOST)
}

/** The catalogues of the first courses: one hook each. */
function useCatalogs(numbers: readonly string[]): (readonly Lesson[] | undefined)[] {
  const of = (number: string | undefined) => (number === undefined ? null : { courseNumber: number })
  const first = useCall(catalogList, of(numbers[0]), PART)
  const second = useCall(catalogList, of(numbers[1]), PART)
  const third = useCall(catalogList, of(numbers[2]), PART)
  return [first, second, third].map(dataOf)
}

/** The latest unfinished lesson of the last two weeks. */
function newest(catalog: readonly Lesson[], done: ReadonlySet<string>, now: number): Lesson | undefined {
  const oldest = Math.min(...catalog.map(({ publishedAt }) => publishedAt))
  return lessonsOf(catalog)
    .filter(({ catalogId, publishedAt }) => publishedAt > now - NEW && publishedAt > oldest && !done.has(catalogId))
    .sort((a, b) => b.publishedAt - a.publishedAt)[0]
}
