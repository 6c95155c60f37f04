import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useParams } from 'wouter'
import { roomInfo, roomOnlineCount, roomStoreDetail } from '#api/domains/live/live.ts'
import { roomCardList } from '#api/domains/public/live.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { useWifiOnly } from '#entities/video/wifi-only.ts'
import { useCall } from '#data/use-call.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { count } from '#lib/number/count.ts'
import { FOR_STUDY } from '#lib/text/card.ts'
import { stamp } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { REMOVED } from '#entities/talk/stopped.words.ts'
import { stayOf } from '#tracking/stay.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { roomState } from '#features/live/rooms.words.ts'
import { useRoomRenewal } from '#entities/live/room-renewal.model.ts'
import { useTimeLeft } from '#features/live/use-time-left.ts'
import type { RoomNews } from './room-talk.model.ts'
import { type RoomView, type ShelfRow, toGuestView, toRoomView, toShelf } from './room.words.ts'

export interface RoomModel {
  roomId: string
  title: string
  /** undefined: there is no such room. */
  room: Loaded<RoomView | undefined>
  /** Until it starts, by the server's clock; '' otherwise. */
  left: string
  /** The number of viewers; '' while unknown. */
  online: string
  /** The state of its connection, and its callbacks. */
  news: RoomNews
  hear: (news: RoomNews) => void
  /** Loading for guests, who have none. */
  shelf: Loaded<ShelfRow[]>
  isMember: boolean
  wifiOnly: boolean
  /** What the player of the broadcast needs. */
  live: { onStill: () => Promise<unknown>; beforePlay: () => Promise<unknown> }
  /** A course of the shelf was opened. */
  onStore: (skuId: string) => void
  /** Requests it again: the picture is missing. */
  recheck: () => void
}

/** Ms between two requests of a room's state; its connection announces the same at once. live §3 */
const [RATE, LINKED] = [15_000, 60_000]

const silent: RoomNews = { status: '', lotteries: 0, online: undefined, likes: undefined, ended: undefined }

/** 直播间: its state comes from the service, and changes without a reload. LV-03 */
export function useRoom(): RoomModel {
  const { roomId = '' } = useParams<{ roomId?: string }>()
  const track = useTrack()
  useTrackOpened('live', 'enter', roomId)
  useStay(roomId)
  const isMember = useSignedIn()
  const [news, hear] = useState(silent)
  const watched = useWatch(
    roomInfo,
    { roomId },
    {
      seen: news.online === undefined ? RATE : LINKED,
      // One that has ended becomes a recording.
      until: ({ status }) => status === 'REPLAY',
    },
  )
  const seen = useGuestRoom(roomId, isMember)
  const known = dataOf(watched)
  const card = known ?? dataOf(seen)
  const left = useTimeLeft(card?.status === 'PREVIEW' ? card.startAt : undefined)
  useRechecks(watched.recheck, { left, isPreview: isMember && known?.status === 'PREVIEW', ...news })
  const isRemoved = news.ended === REMOVED
  const title = card?.title ?? '直播间'
  useSharing(title, card)
  return {
    roomId,
    title,
    isMember,
    room: isMember ? mapLoaded(watched, (info) => toRoomView(info, isRemoved)) : guestView(seen),
    left,
    online: useOnline(roomId, isRemoved ? undefined : known, news.online),
    news,
    hear,
    shelf: mapLoaded(useCall(roomStoreDetail, { roomId }, { cache: true }), toShelf),
    wifiOnly: useWifiOnly(),
    live: useBroadcast(roomId, watched.recheck),
    onStore: (skuId) => void track('live', 'store_click', skuId),
    recheck: watched.recheck,
  }
}

/**
 * Requests the state at once, not at the next poll, when the time is up, or the connection announces another state or
 * ends for good.
 */
function useRechecks(
  recheck: () => void,
  seen: { left: string; isPreview: boolean } & Pick<RoomNews, 'status' | 'ended'>,
): void {
  const isCounting = seen.left !== ''
  const begins = useEffectEvent(() => seen.isPreview && recheck())
  useEffect(() => void (!isCounting && begins()), [isCounting])
  const changed = useEffectEvent(() => recheck())
  useEffect(() => void (seen.status !== '' && changed()), [seen.status])
  useEffect(() => void (seen.ended !== undefined && changed()), [seen.ended])
}

interface OnAir {
  status: string
  access: { allowed: boolean }
}

/** The number of viewers, by the connection while there is one. */
function useOnline(roomId: string, room: OnAir | undefined, byConnection: number | undefined): string {
  const isLive = room?.status === 'LIVE' && room.access.allowed
  const polls = isLive && byConnection === undefined
  const polled = dataOf(useWatch(roomOnlineCount, polls ? { roomId } : null, { seen: RATE }))
  const online = isLive ? (byConnection ?? polled?.count) : undefined
  return online === undefined ? '' : `${count(online)}人在看`
}

type Shared = Pick<RoomCard, 'status' | 'analyst' | 'startAt'>

/** The share card. product §2.21 */
function useSharing(title: string, card: Shared | undefined): void {
  usePage({ title, card: card && { title, desc: descOf(card) } })
}

function descOf({ status, analyst, startAt }: Shared): string {
  return `${roomState(status) || '即将开播'} ${authorLine([analyst])} ${stamp(startAt)} · ${FOR_STUDY}`
}

/** A frozen picture is not retried if the room is no longer live. live §3 */
function useBroadcast(roomId: string, recheck: () => void): RoomModel['live'] {
  const send = useSend()
  const host = useHost()
  return {
    async onStill() {
      const { status } = await send(roomInfo, { roomId })
      if (status !== 'LIVE') recheck()
    },
    beforePlay: useCallback(() => host.networkType(), [host]),
  }
}

/** The length of a stay, reported once; a layout effect, so that it is attributed to this page and not the next. */
function useStay(roomId: string): void {
  const track = useTrack()
  useLayoutEffect(() => {
    const since = performance.now()
    let isSent = false
    const leave = () => {
      if (!isSent) void track('live', 'stay', stayOf(performance.now() - since))
      isSent = true
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [roomId, track])
}

/** The public view of a room; undefined if there is none with this number. */
function useGuestRoom(roomId: string, isMember: boolean): Loaded<RoomCard | undefined> {
  const all = useCall(roomCardList, isMember ? null : {}, { cache: true })
  useRoomRenewal(all)
  return mapLoaded(all, (rooms) => rooms.find((room) => room.roomId === roomId))
}

function guestView(seen: Loaded<RoomCard | undefined>): Loaded<RoomView | undefined> {
  return mapLoaded(seen, (room) => room && toGuestView(room))
}
