import { homeModuleList } from '#api/domains/account/app-config.ts'
import { articleList } from '#api/domains/learn/article/articles.ts'
import { courseList } from '#api/domains/learn/article/catalog.ts'
import { courseSeries } from '#api/domains/learn/article/courses.ts'
import { brand } from '#config/brand.ts'
import { useToday } from '#data/use-server-clock.ts'
import { explain } from '#data/explain.ts'
import { useWhole } from '#data/list/use-whole.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { useSearchWords } from '#entities/search/use-search-words.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { seriesHref } from '#lib/path/series-href.ts'
import { dated } from '#lib/time/dated.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type FoundLesson, useLessonsOf } from './lessons.model.ts'
import { lookedFor } from './looked-for.ts'
import { matcher, searchWords } from '#lib/text/typed/search.ts'

/** A search result with its link. */
export interface FoundRow {
  href: string
  title: string
  note: string
  /** '' without one. */
  cover: string
}

export interface SearchModel {
  typed: string
  type: (text: string) => void
  /** The search text; '' while nothing is typed. */
  words: string
  courses: CourseRowView[]
  series: FoundRow[]
  lessons: FoundLesson[]
  articles: FoundRow[]
  /** Recent successful searches, newest first. */
  before: { words: readonly string[]; clear: () => void }
  /** Whether lists are still being read. */
  busy: boolean
  /** Why some lists failed to load, with a retry; undefined if none did. */
  failure: { message: string; onRetry: () => void } | undefined
  /** A result was opened; a course by its number. */
  open: (number?: string) => void
}

/** The most characters of a search. */
const LONGEST = 40
/** Every paged call works without a filter. */
const WHOLE = {}
/** The most rows of each kind that are shown. */
const MOST = 20

/** 搜索: filters the existing lists on the device, since no call searches them. LE-01 */
export function useLearnSearch(): SearchModel {
  const title = '搜索课程与文章'
  usePage({ title, card: { title, desc: brand.eduLine } })
  const { typed, type, words } = useSearchWords(LONGEST, searchWords)
  const today = useToday()
  const track = useTrack()
  const courses = useWhole(courseList, WHOLE)
  const articles = useWhole(articleList, WHOLE)
  const series = useSeries()
  const lessons = useLessonsOf(dataOf(courses) ?? [], words.length > 1)
  const fits = matcher(words)
  const before = useOwnList(lookedFor)
  const failed = [courses.failed, articles.failed, series.state === 'failed' ? series : undefined]
  const onRetry = () => {
    for (const each of failed) each?.retry()
    if (lessons.error !== undefined) lessons.retry()
  }
  const error = failed.find((each) => each !== undefined)?.error ?? lessons.error
  return {
    typed,
    type,
    words,
    courses: (dataOf(courses) ?? [])
      .filter((each) => fits(each.title, ...each.analysts.map(({ name }) => name)))
      .slice(0, MOST)
      .map(toCourseRow),
    series: (dataOf(series) ?? []).filter((each) => fits(each.title)),
    lessons: lessons.found.filter((each) => fits(each.title)).slice(0, MOST),
    articles: (dataOf(articles) ?? [])
      .filter((each) => fits(each.title, each.summary, each.author?.name ?? ''))
      .slice(0, MOST)
      .map(({ id, title: name, author, publishedAt }) => ({
        href: articleHref(id),
        title: name,
        note: [author && authorLine([author]), dated(publishedAt, today)].filter(Boolean).join(' · '),
        cover: '',
      })),
    before: { words: before.items.map((each) => each.words), clear: () => before.drop() },
    busy: courses.busy || articles.busy || series.state === 'loading' || lessons.busy,
    failure: error === undefined ? undefined : { message: `部分内容暂时无法搜索：${explain(error)}`, onRetry },
    open(number) {
      if (words !== '') before.put({ words })
      if (number !== undefined) void track('learn', 'card_click', number)
    },
  }
}

/** The course series; for a guest those of the home page, since the list itself is for customers. */
function useSeries(): Loaded<FoundRow[]> {
  const member = useSignedIn()
  const all = useCall(courseSeries, {}, { cache: true })
  const open = useCall(homeModuleList, member ? null : {}, { cache: true })
  const row = (seriesId: string, title: string, note: string, cover: string) => ({
    href: seriesHref(seriesId),
    title,
    note,
    cover,
  })
  return member
    ? mapLoaded(all, (list) =>
        list.map((each) => row(each.seriesId, each.title, `${each.courseCount}门课程`, picture(each.coverUrl))),
      )
    : mapLoaded(open, ({ modules }) =>
        (modules.find(({ key }) => key === 'series')?.items ?? []).map(({ id, title, note = '' }) =>
          row(id, title, note, ''),
        ),
      )
}
