import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { publicNewsChannels, publicNewsInfo, publicNewsList } from '#api/domains/public.ts'
import type { NewsDetail } from '#api/shapes/news.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { RowOf } from '#data/list/use-pages.ts'
import { useView } from '#data/use-view.ts'
import { day } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { fromHome } from '#site/frame/nav.ts'
import type { SiteList } from '#site/frame/pages.model.ts'
import type { SiteContent } from '#site/frame/site-article.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'

/** Words of the company's news. SI-08 */
export const words = { title: '公司资讯', lead: '公司动态与投教活动，均为公开信息，不构成投资建议。' }
/** News on one page of the list. */
const PAGE_SIZE = 10
export const detailName = '资讯详情'
export const crumbs = [...fromHome, { title: words.title, href: '/gcInfo' }] as const

interface Channel {
  key: string
  label: string
}

export interface NewsRow {
  id: string
  href: string
  title: string
  brief: string
  date: string
  cover: string
}

interface NewsModel {
  channels: Loaded<Channel[]>
  /** '' until the channels are known, and where there are none. */
  chosen: string
  choose: (channelId: string) => void
}

/** The company's channels, and the one of the address: `?channel=`, else the first. */
export function useChannels(): NewsModel {
  const [search, setSearch] = useSearchParams()
  const track = useTrack()
  const offline = { title: words.title, route: '/gcInfo' }
  const channels = useView(useCall(publicNewsChannels, {}, { cache: true, offline }), toChannels, [])
  const known = channels.state === 'ready' ? channels.data : []
  return {
    channels,
    chosen: (known.find(({ key }) => key === search.get('channel')) ?? known[0])?.key ?? '',
    choose: (channelId) => {
      void track('news', 'channel', channelId)
      setSearch({ channel: channelId }, { replace: true })
    },
  }
}

function toChannels(list: OutputOf<typeof publicNewsChannels>): Channel[] {
  return list.filter(({ menu }) => menu === 'gcInfo').map(({ id, name }) => ({ key: id, label: name }))
}

/** The news of a channel, newest first. */
export function newsOf(channelId: string): SiteList<typeof publicNewsList, NewsRow> {
  const offline = { title: words.title, route: '/gcInfo' }
  return { call: publicNewsList, input: { channelId, pageSize: PAGE_SIZE }, offline, toRow }
}

/** The first of them. */
export function useLatest(channelId: string): Loaded<NewsRow[]> {
  const input = channelId === '' ? null : { channelId, pageNo: 1, pageSize: PAGE_SIZE }
  return mapLoaded(useCall(publicNewsList, input, { cache: true }), ({ list }) => list.slice(0, 5).map(toRow))
}

function toRow({ id, title, brief = '', coverUrl, publishedAt }: RowOf<typeof publicNewsList>): NewsRow {
  return { id, href: hrefOf(id), title, brief, date: day(publishedAt), cover: fileAt(coverUrl) }
}

/** The piece of news of the address. */
export function useNewsDetail(): Loaded<NewsDetail> {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  useTrackOpened('news', 'view', id)
  return useCall(publicNewsInfo, { id }, { offline: { title: ({ title }) => title, route: hrefOf(id) } })
}

export function toContent({
  title,
  brief,
  source,
  publishedAt,
  contentHtml,
  stocks,
  previous,
  next,
}: NewsDetail): SiteContent {
  return {
    title,
    desc: brief ?? words.lead,
    source,
    publishedAt,
    html: contentHtml,
    names: stocks?.map(({ name }) => name),
    previous: previous && { title: previous.title, href: hrefOf(previous.id) },
    next: next && { title: next.title, href: hrefOf(next.id) },
  }
}

function hrefOf(id: string): string {
  return `/gcInfo/detail?id=${encodeURIComponent(id)}`
}
