import { useParams, useSearchParams } from 'wouter'
import { teamArticlesDaily, teamArticlesDailyLatest, teamByNumber, teamInfo } from '#api/domains/public/team.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-now.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { fileAt, shareImage } from '#entities/stored-file/stored-file.ts'
import { count } from '#lib/number/count.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { type Daily, type DayItem, toDailyRow, toDays } from './team.words.ts'

export interface TeamHead {
  name: string
  slogan: string
  logo: string
  fans: string
  members: AnalystView[]
}

/** The head of a team's home; opening it is reported. MD-02 */
export function useTeam(): Loaded<TeamHead> {
  const number = useNumber()
  useTrackOpened('media', 'team_view', number)
  const team = useCall(teamByNumber, { number }, { cache: true, offline: { title: ({ name }) => name } })
  const known = dataOf(team)
  usePage({
    title: known?.name ?? '团队主页',
    card: known && { title: known.name, desc: known.slogan, image: shareImage(known.logoUrl) },
  })
  return mapLoaded(team, ({ name, slogan, logoUrl, fansCount, analysts }) => ({
    name,
    slogan,
    logo: fileAt(logoUrl),
    fans: `${count(fansCount)}人关注`,
    members: analysts.map(toAnalystView),
  }))
}

/** Text and figures about a team; undefined until they are loaded. */
const useInfo = (number: string) => dataOf(useCall(teamInfo, { number }, { cache: true }))

/** The team's introduction, as HTML for the sanitiser; '' until it is loaded. */
export const useIntro = (number: string): string => useInfo(number)?.introHtml ?? ''

const TABS = [
  { key: 'views' as const, label: '短观点' },
  { key: 'ARTICLE' as const, label: '文章' },
  { key: 'VIDEO' as const, label: '视频' },
  { key: 'LIVE' as const, label: '直播' },
]
export type Tab = (typeof TABS)[number]['key']

/** The kinds of works with their numbers, and the one in the address. */
export function useTabs(number: string) {
  const [search, setSearch] = useSearchParams()
  const stats = useInfo(number)?.stats
  const counts: Partial<Record<Tab, number>> = stats
    ? { views: stats.messageCount, ARTICLE: stats.articleCount, VIDEO: stats.videoCount }
    : {}
  return {
    tabs: TABS.map(({ key, label }) => ({ key, label: counts[key] ? `${label} ${counts[key]}` : label })),
    tab: TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'views',
    choose: (next: Tab) => setSearch(next === 'views' ? {} : { tab: next }, { replace: true }),
  }
}

/** The newest daily view; undefined if there is none, or it is unknown. */
export function useNewestDaily(number: string) {
  const today = useToday()
  const daily = dataOf(useCall(teamArticlesDailyLatest, { number }))
  if (!daily) return undefined
  const { key, ...row } = toDailyRow(daily, today)
  return { key, row, date: daily.tradeDate }
}

/** The number in the address. */
export function useNumber(): string {
  return useParams<{ number?: string }>().number ?? ''
}

/** How many views are searched for their days. */
const REACH = 50

/** The days of a team with a view. */
export function useDays(number: string): DayItem[] {
  const today = useToday()
  const views: Daily[] =
    dataOf(useCall(teamArticlesDaily, { number, pageNo: 1, pageSize: REACH }, { cache: true }))?.list ?? []
  return toDays(number, views, today)
}
