import { useEffect, useEffectEvent } from 'react'
import { useParams, useSearchParams } from 'wouter'
import {
  teamArticlesDaily,
  teamArticlesDailyLatest,
  teamByNumber,
  teamContentList,
  teamInfo,
  teamMessages,
  teamMessagesLatest,
  teamVideoList,
} from '#api/domains/public/team.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-now.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { fileAt, picture, shareImage } from '#entities/stored-file/stored-file.ts'
import { count } from '#lib/number/count.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import {
  type Daily,
  type DailyRow,
  type DayItem,
  type ShortView,
  toContentRow,
  toDailyRow,
  toDays,
  toShortView,
  toTeamVideo,
  type VideoRow,
} from './team.words.ts'

export interface TeamHead {
  name: string
  slogan: string
  logo: string
  banner: string
  fans: string
  members: AnalystView[]
}

const TABS = [
  { key: 'views' as const, label: '短观点' },
  { key: 'ARTICLE' as const, label: '文章' },
  { key: 'VIDEO' as const, label: '视频' },
  { key: 'LIVE' as const, label: '直播' },
]
export type Tab = (typeof TABS)[number]['key']

export interface TeamModel {
  head: Loaded<TeamHead>
  /** The team's introduction, as HTML for the sanitiser; '' until it is loaded. */
  intro: string
  days: DayItem[]
  /** The newest daily view; undefined if there is none, or it is unknown. */
  daily: { key: string; row: Omit<DailyRow, 'key'>; date: string } | undefined
  tabs: readonly { key: Tab; label: string }[]
  tab: Tab
  choose: (tab: Tab) => void
}

/** The home of a team. MD-02 */
export function useTeam(): TeamModel {
  const number = useNumber()
  useTrackOpened('media', 'team_view', number)
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const team = useCall(teamByNumber, { number }, { cache: true, offline: { title: ({ name }) => name } })
  const known = dataOf(team)
  const info = dataOf(useCall(teamInfo, { number }, { cache: true }))
  const daily = dataOf(useCall(teamArticlesDailyLatest, { number }))
  const tab = TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'views'
  usePage({
    title: known?.name ?? '团队主页',
    card: known && { title: known.name, desc: known.slogan, image: shareImage(known.logoUrl) },
  })
  const counts: Partial<Record<Tab, number>> = info
    ? { views: info.stats.messageCount, ARTICLE: info.stats.articleCount, VIDEO: info.stats.videoCount }
    : {}
  return {
    head: mapLoaded(team, ({ name, slogan, logoUrl, bannerUrl, fansCount, analysts }) => ({
      name,
      slogan,
      logo: fileAt(logoUrl),
      banner: picture(bannerUrl),
      fans: `${count(fansCount)}人关注`,
      members: analysts.map(toAnalystView),
    })),
    intro: info?.introHtml ?? '',
    days: useDays(number),
    daily: daily ? toNewest(daily, today) : undefined,
    tabs: TABS.map(({ key, label }) => ({ key, label: counts[key] ? `${label} ${counts[key]}` : label })),
    tab,
    choose: (next) => setSearch(next === 'views' ? {} : { tab: next }, { replace: true }),
  }
}

function toNewest(daily: Daily, today: number | undefined): TeamModel['daily'] {
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

/** How often a newer short view is polled, ms. MD-02 */
const EVERY = 60_000

/** The short views, newest first; polled while the page is visible. */
export function useShortViews(number: string): Feed<ShortView> {
  const today = useToday()
  const feed = useFeed(teamMessages, { number }, { idOf: ({ messageId }) => messageId })
  const newest = dataOf(useWatch(teamMessagesLatest, { number }, { seen: EVERY }))?.messageId
  const shown = dataOf(feed)?.[0]?.messageId
  const renew = useEffectEvent(() => refresh(feed))
  const isNewer = newest !== undefined && shown !== undefined && newest !== shown
  useEffect(() => {
    if (isNewer) renew()
  }, [isNewer, newest])
  return mapFeed(feed, (message) => toShortView(number, message, today))
}

export interface ContentRow {
  key: string
  href: string
  title: string
  note: string
}

/** The films of a team, newest first. */
export function useTeamVideos(number: string): Pages<VideoRow> {
  const today = useToday()
  return mapPages(usePages(teamVideoList, { number }), (each) => toTeamVideo(each, today))
}

/** A team's works of one kind, newest first; works without a page are left out. */
export function useContents(number: string, kind: string): Pages<ContentRow | undefined> {
  const today = useToday()
  return mapPages(usePages(teamContentList, { number, kind }), (each) => toContentRow(each, today))
}
