import { useSearchParams } from 'wouter'
import { newsChannels, newsList } from '#api/domains/media/news.ts'
import type { Quote } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useCall } from '#data/use-call.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { useNamedPrices } from '#entities/stock/named-stocks.model.ts'
import type { StockRow } from '#entities/stock/named-stocks.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { NEWS, newsHref } from '#lib/path/news-href.ts'
import { minute } from '#lib/time/dates.ts'
import { dayLabel } from '#lib/time/day-label.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { originOf } from './news.words.ts'

export interface NewsRow {
  href: string
  title: string
  summary: string
  facts: string
  /** '' without one. */
  cover: string
  /** Its day, as the heading of its rows. */
  day: string
  /** It is about an event of general importance. */
  isImportant: boolean
  /** The stocks it names, as delivered with it. */
  stocks: readonly Quote[]
}

export interface NewsModel {
  channels: Loaded<{ key: string; label: string }[]>
  /** '' until the channels are known. */
  chosen: string
  choose: (channelId: string) => void
  news: Pages<NewsRow>
  /** The stocks of the loaded rows by symbol, with today's change. */
  named: ReadonlyMap<string, StockRow>
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
  const stocks = (dataOf(pages) ?? []).flatMap((piece) => piece.stocks ?? [])
  const { rows } = useNamedPrices([...new Map(stocks.map((each) => [each.symbol, each])).values()], true)
  return {
    channels,
    chosen,
    named: new Map(rows.map((row) => [row.key, row])),
    choose: (channelId) => {
      void track('news', 'channel', channelId)
      setSearch({ channel: channelId }, { replace: true })
    },
    news: mapPages(pages, (piece) => ({
      href: newsHref(piece.id),
      title: piece.title,
      summary: piece.brief ?? '',
      // The day is shown above the rows.
      facts: originOf(piece, minute(piece.publishedAt).slice(11)),
      cover: piece.coverUrl === undefined ? '' : picture(piece.coverUrl),
      day: dayLabel(piece.publishedAt, today),
      isImportant: piece.isImportant === true,
      stocks: piece.stocks ?? [],
    })),
  }
}
