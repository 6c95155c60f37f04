import type { OutputOf } from '#api/call.ts'
import { streamChannel } from '#api/domains/live/stream.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { STREAMS, streamHref } from '#lib/path/stream-href.ts'
import { dated } from '#lib/time/dated.ts'
import { usePage } from '#wechat/page.tsx'

interface ChannelRow {
  key: string
  href: string
  name: string
  icon: string
  /** The time of the newest message, or that the channel is closed. */
  note: string
  unread: number
}

export const title = '观点频道'

/** The channels with their unread counts. MD-07 */
export function useChannels(): Loaded<ChannelRow[]> {
  usePage({ title, card: { title, desc: '投资顾问的盘中图文，内容仅供学习，不构成投资建议' } })
  const today = useToday()
  const channels = useCall(streamChannel, {}, { offline: { title, route: STREAMS } })
  return mapLoaded(channels, (list) => list.map((channel) => toRow(channel, today)))
}

type Channel = OutputOf<typeof streamChannel>[number]

function toRow({ channelId, name, iconUrl, unread, latestAt, access }: Channel, today: number | undefined): ChannelRow {
  const last = latestAt === undefined ? '还没有消息' : `最近更新 ${dated(latestAt, today)}`
  return {
    key: channelId,
    href: streamHref(channelId),
    name,
    icon: picture(iconUrl),
    note: access.allowed ? last : `未开通 · ${last}`,
    unread: access.allowed ? unread : 0,
  }
}
