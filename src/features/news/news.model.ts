import { useSearchParams } from 'wouter'
import { newsChannels, newsList } from '#api/domains/media/news.ts'
import { useToday } from '#data/use-server-now.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { NEWS, newsHref } from '#lib/path/news-href.ts'
import { dated } from '#lib/time/dated.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { originOf } from './news.words.ts'

interface NewsRow {
  href: string
  title: string
  summary: string
  facts: string
  /** '' where there is none. */
  cover: string
}

export interface NewsModel {
  channels: Loaded<{ key: string; label: string }[]>
  /** '' until the channels are known. */
  chosen: string
  choose: (channelId: string) => void
  news: Pages<NewsRow>
}

const options = { cache: true, offline: { title: '资讯', route: NEWS } }

/** The channels, and the news of the one in the address: `?channel=`, else the first. NW-01 */
export function useNews(): NewsModel {
  usePage({ title: '资讯' })
  const [search, setSearch] = useSearchParams()
  const track = useTrack()
  const today = useToday()
  const all = useCall(newsChannels, {}, options)
  // Channels of a menu belong to the information site.
  const channels = mapLoaded(all, (list) =>
    list.filter(({ menu }) => menu === undefined).map(({ id, name }) => ({ key: id, label: name })),
  )
  const known = dataOf(channels) ?? []
  const chosen = (known.find(({ key }) => key === search.get('channel')) ?? known[0])?.key ?? ''
  const pages = usePages(newsList, chosen === '' ? null : { channelId: chosen }, options)
  return {
    channels,
    chosen,
    choose: (channelId) => {
      void track('news', 'channel', channelId)
      setSearch({ channel: channelId }, { replace: true })
    },
    news: mapPages(pages, (piece) => ({
      href: newsHref(piece.id),
      title: piece.title,
      summary: piece.brief ?? '',
      facts: originOf(piece, dated(piece.publishedAt, today)),
      cover: piece.coverUrl === undefined ? '' : picture(piece.coverUrl),
    })),
  }
}
