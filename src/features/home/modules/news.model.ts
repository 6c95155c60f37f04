import type { InferOutput } from 'valibot'
import { publicNewsChannels, publicNewsList } from '#api/domains/public.ts'
import { useData } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { newsHref } from '#lib/path/news-href.ts'
import { when } from '#lib/time/dates.ts'
import type { HomeItem, To } from './item.ts'
import { PART } from './part.ts'

/** The newest articles of the first channel. If the channels fail to load, the news count as failed. */
export function useNews(to: To): Loaded<HomeItem[]> {
  const { now } = useData()
  const channels = useCall(publicNewsChannels, {}, PART)
  const channelId = channels.state === 'ready' ? channels.data[0]?.id : undefined
  const news = useCall(publicNewsList, channelId === undefined ? null : { channelId, pageNo: 1, pageSize: 3 }, PART)
  if (channels.state === 'failed') return channels
  if (channels.state === 'ready' && channelId === undefined) return { ...channels, data: [] }
  if (news.state !== 'ready') return news
  return { ...news, data: news.data.list.map((each) => toNewsItem(each, now(), to)) }
}

type Piece = InferOutput<(typeof publicNewsList)['output']>['list'][number]

function toNewsItem({ id, title, source, publishedAt }: Piece, now: number, to: To): HomeItem {
  const note = `来源：${source} · ${when(publishedAt, now)}`
  return { key: id, title, note, image: '', badge: '', href: to(newsHref(id)) }
}
