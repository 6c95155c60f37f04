import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { publicCourseList, publicArticleList, publicReplayList } from '#api/domains/public.ts'
import { brand } from '#config/brand.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { RowOf } from '#data/list/use-pages.ts'
import { type SiteList, useSitePage } from '#site/frame/pages.model.ts'
import { useMounted } from '#ui/mounted.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { searchWords } from '#lib/text/typed/search.ts'

/** Words and data of investor education. SI-12 */
export const words = {
  title: '投资者教育',
  lead: `${brand.companyName}的投资者教育内容，免费阅读，不构成投资建议。`,
}

/** The parts of the page; all but the videos are columns of articles. */
export const tabs = [
  { key: 'EDU1', label: '基础知识' },
  { key: 'EDU2', label: '防非宣传' },
  { key: 'EDU3', label: '案例警示' },
  { key: 'EDU4', label: '政策法规' },
  { key: 'video', label: '视频课堂' },
] as const

export type Tab = (typeof tabs)[number]['key']

/** Documents to download. */
export const handbooks = [
  { title: '投资者权益告知书', path: 'docs/investor-rights.pdf' },
  { title: '防范非法证券活动手册', path: 'docs/anti-fraud.pdf' },
] as const

export const crumbs = [{ title: words.title, href: '/protection' }] as const

/** Videos on one page: enough for a grid of two or three columns. */
const VIDEO_PAGE = 6

export interface Place {
  tab: Tab
  /** The search text; '' for none. */
  keyword: string
}

/** The shown part and the search text. Both are in the address, so that Back and a shared link restore them. */
export function usePlace(): { place: Place; turnTo: (tab: Tab) => void; search: (keyword: string) => void } {
  const mounted = useMounted()
  const [query, setQuery] = useSearchParams()
  const param = (name: string) => (mounted && query.get(name)) || ''
  const change = (name: string, value: string) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const tab = tabs.find(({ key }) => key === param('tab'))?.key ?? tabs[0].key
  return {
    place: { tab, keyword: truncate(searchWords(param('q')), 40) },
    turnTo: (key) => change('tab', key === tabs[0].key ? '' : key),
    search: (keyword) => change('q', searchWords(keyword)),
  }
}

export type Article = RowOf<typeof publicArticleList>
export type Video = RowOf<typeof publicReplayList>

const offline = { title: words.title, route: '/protection' }

/** The articles of a column, or those that match the search. */
export function articlesOf({ tab, keyword }: Place): SiteList<typeof publicArticleList, Article> {
  const input = { columnId: tab, ...(keyword !== '' && { keyword }), pageSize: 10 }
  return { call: publicArticleList, input, offline, toRow: (article) => article }
}

/** The videos, or those that match the search. */
export function videosOf(keyword: string): SiteList<typeof publicReplayList, Video> {
  const input = { ...(keyword !== '' && { keyword }), pageSize: VIDEO_PAGE }
  return { call: publicReplayList, input, offline, toRow: (video) => video }
}

/** The first of the videos. */
export function useVideos(): Loaded<Video[]> {
  return mapLoaded(useSitePage(videosOf(''), 1), ({ list }) => list)
}

/** The first courses, for the side of the page. */
export function useCourses(): Loaded<OutputOf<typeof publicCourseList>> {
  return useCall(publicCourseList, { pageNo: 1, pageSize: 4 }, { cache: true, offline })
}
