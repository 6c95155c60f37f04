import { useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { streamChannel, streamChannelAnalysts, streamStocks } from '#api/domains/live/stream.ts'
import type { Quote } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type Locked, toMembersLocked } from '#entities/access/access.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { type StreamFilter, streamHref, STREAMS } from '#lib/path/stream-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'

export interface ChannelView {
  name: string
  icon: string
  locked: Locked | undefined
  /** How many messages were unread when the page was opened. */
  unread: number
}

export interface ChannelModel {
  channelId: string
  path: string
  isGuest: boolean
  /** Undefined if there is no such channel. */
  channel: Loaded<ChannelView | undefined>
  /** The authors, with their registration numbers. */
  writers: string
  /** The stocks mentioned recently. */
  stocks: readonly Quote[]
  filters: readonly { id: string; name: string }[]
  chosen: string
  choose: (id: string | undefined) => void
  filter: StreamFilter
}

const ALL = 'all'
type Channels = OutputOf<typeof streamChannel>

/** A channel: its authors, their stocks, and the selected filter. MD-08 */
export function useChannel(): ChannelModel {
  const { channelId = '' } = useParams<{ channelId?: string }>()
  const [search, setSearch] = useSearchParams()
  useTrackOpened('media', 'stream_enter', channelId)
  const isGuest = !useSignedIn()
  const channels = useCall(streamChannel, {}, { offline: { title: '观点频道', route: STREAMS, part: true } })
  // The count of a saved copy is from an earlier visit.
  const answered = dataOf(useCall(streamChannel, {}))
  const unread = useFirst(channelId, answered?.find((each) => each.channelId === channelId)?.unread)
  const view = mapLoaded(channels, (list) => toView(list, channelId, unread))
  const known = dataOf(view)
  const isOpen = known !== undefined && known.locked === undefined
  const analysts = dataOf(useCall(streamChannelAnalysts, isOpen ? { channelId } : null, { cache: true })) ?? []
  const stocks = dataOf(useCall(streamStocks, isOpen || isGuest ? { channelId } : null, { cache: true })) ?? []
  usePage({
    title: known?.name ?? '观点频道',
    card: known && { title: known.name, desc: '观点仅供参考，不构成投资建议' },
  })
  const filter = { analyst: search.get('analyst') ?? undefined, symbol: search.get('symbol') ?? undefined }
  return {
    channelId,
    path: streamHref(channelId),
    isGuest,
    channel: view,
    writers: authorLine(analysts),
    stocks,
    filters: [
      { id: ALL, name: '全部' },
      ...analysts.map(({ number, name }) => ({ id: `analyst=${number}`, name })),
      ...stocks.map(({ symbol, name }) => ({ id: `symbol=${symbol}`, name })),
    ],
    chosen: filter.analyst ? `analyst=${filter.analyst}` : filter.symbol ? `symbol=${filter.symbol}` : ALL,
    choose: (id) => setSearch(id === undefined || id === ALL ? {} : new URLSearchParams(id), { replace: true }),
    filter,
  }
}

function toView(list: Channels, channelId: string, unread: number): ChannelView | undefined {
  const found = list.find((each) => each.channelId === channelId)
  if (!found) return undefined
  const { name, iconUrl, access } = found
  return {
    name,
    icon: picture(iconUrl),
    locked: access.allowed ? undefined : toMembersLocked(access, streamHref(channelId)),
    unread,
  }
}

/** The unread count of the first answer, 0 before: reading the channel clears it. */
function useFirst(channelId: string, unread: number | undefined): number {
  const [first, keep] = useState<{ of: string; unread: number }>()
  if (unread !== undefined && first?.of !== channelId) keep({ of: channelId, unread })
  return first?.of === channelId ? first.unread : 0
}
