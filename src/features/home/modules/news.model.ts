import type { InferOutput } from 'valibot'
import { publicNewsChannels, publicNewsList } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { newsHref } from '#lib/path/news-href.ts'
import { dated } from '#lib/time/dated.ts'
import type { HomeItem, To } from './item.ts'
import { PART } from './part.ts'

/** The newest articles of the first channel. If the channels fail to load, the news count as failed. */
export function useNews(to: To): Loaded<HomeItem[]> {
  const today = useToday()
  const channels = useCall(publicNewsChannels, {}, PART)
  const channelId = channels.state === 'ready' ? channels.data[0]?.id : undefined
  const news = useCall(publicNewsList, channelId === undefined ? null : { channelId, pageNo: 1, pageSize: 3 }, PART)
  if (channels.state === 'failed') return channels
  if (channels.state === 'ready' && channelId === undefined) return { ...channels, data: [] }
  if (news.state !== 'ready') return news
  return { ...news, data: news.data.list.map((each) => toNewsItem(each, today, to)) }
}

type Piece = InferOutput<(typeof publicNewsList)['output']>['list'][number]

function toNewsItem({ id, title, source, publishedAt }: Piece, today: number | undefined, to: To): HomeItem {
  const note = `来源：${source} · ${dated(publishedAt, today)}`
  return { key: id, title, note, image: '', badge: '', href: to(newsHref(id)) }
}
