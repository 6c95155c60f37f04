import { useParams, useSearchParams } from 'wouter'
import { teamArticlesDaily, teamArticlesDailyLatest, teamByNumber, teamInfo } from '#api/domains/public/team.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useView } from '#data/use-view.ts'
import { cardOf } from '#entities/stored-file/stored-file.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { type DailyRow, type DayItem, toDailyRow, toDays } from './rows.words.ts'
import { teamWords } from './team.card.ts'
import { type TeamView, teamShape, toTeamView } from './team.words.ts'

/** What the page begins with. */
export const first = firstRead(teamByNumber, ({ number = '' }) => ({ number }))

/** The head of a team's home; opening it is reported. MD-02 */
export function useTeam(): Loaded<TeamView> {
  const number = useNumber()
  useTrackOpened('media', 'team_view', number)
  const team = useCall(teamByNumber, { number }, { cache: true, offline: { title: ({ name }) => name } })
  const known = dataOf(team)
  usePage({
    title: known?.name ?? '团队主页',
    card: known && cardOf(teamWords(known)),
  })
  return useView(team, toTeamView, teamShape)
}

export interface Published {
  /** Undefined if there is none, or it is unknown. */
  newest: { row: DailyRow; date: string } | undefined
  days: readonly DayItem[]
  /** HTML for the sanitiser; '' if unknown. */
  intro: string
  counts: Partial<Record<Tab, number>>
}

/** What a team has published; undefined until all of it is known or has failed, so that nothing moves down later. */
export function usePublished(number: string): Published | undefined {
  const today = useToday()
  const latest = useCall(teamArticlesDailyLatest, { number })
  const views = useCall(...ofDays(number))
  const info = useCall(teamInfo, { number }, { cache: true })
  if ([latest, views, info].some(({ state }) => state === 'loading')) return undefined
  const daily = dataOf(latest)
  const { introHtml = '', stats } = dataOf(info) ?? {}
  return {
    newest: daily ? { row: toDailyRow(daily, today), date: daily.tradeDate } : undefined,
    days: toDays(number, dataOf(views)?.list ?? [], today),
    intro: introHtml,
    counts: stats ? { views: stats.messageCount, ARTICLE: stats.articleCount, VIDEO: stats.videoCount } : {},
  }
}

const TABS = [
  { key: 'views' as const, label: '短观点' },
  { key: 'ARTICLE' as const, label: '文章' },
  { key: 'VIDEO' as const, label: '视频' },
  { key: 'LIVE' as const, label: '直播' },
]
export type Tab = (typeof TABS)[number]['key']

/** The kinds of works with their numbers, and the one in the address. */
export function useTabs(counts: Published['counts']) {
  const [search, setSearch] = useSearchParams()
  return {
    tabs: TABS.map(({ key, label }) => ({ key, label: counts[key] ? `${label} ${counts[key]}` : label })),
    tab: TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'views',
    choose: (next: Tab) => setSearch(next === 'views' ? {} : { tab: next }, { replace: true }),
  }
}

/** The number in the address. */
export function useNumber(): string {
  return useParams<{ number?: string }>().number ?? ''
}

/** How many views are searched for their days. */
const REACH = 50
const ofDays = (number: string) => [teamArticlesDaily, { number, pageNo: 1, pageSize: REACH }, { cache: true }] as const

/** The days of a team with a view. */
export function useDays(number: string): DayItem[] {
  const today = useToday()
  return toDays(number, dataOf(useCall(...ofDays(number)))?.list ?? [], today)
}
