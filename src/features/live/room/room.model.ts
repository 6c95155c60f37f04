import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useParams } from 'wouter'
import { roomInfo, roomOnlineCount, roomStoreDetail } from '#api/domains/live/live.ts'
import { roomCardList } from '#api/domains/public/live.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useWifiOnly } from '#entities/video/wifi-only.ts'
import { useCall } from '#data/use-call.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { count } from '#lib/number/count.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { stayOf } from '#tracking/stay.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { roomState } from '#features/live/live.words.ts'
import { useTimeLeft } from '#features/live/use-time-left.ts'
import type { RoomNews } from './room-talk.model.ts'
import { type RoomView, type ShelfRow, toGuestView, toRoomView, toShelf } from './room.words.ts'

export interface RoomModel {
  roomId: string
  /** undefined: there is no such room. */
  room: Loaded<RoomView | undefined>
  /** Until it begins, by the server's clock; '' otherwise. */
  left: string
  /** How many watch; '' while that is unknown. */
  online: string
  /** What its connection says, and who tells. */
  news: RoomNews
  hear: (news: RoomNews) => void
  /** Loading for guests, who have none. */
  shelf: Loaded<ShelfRow[]>
  isMember: boolean
  wifiOnly: boolean
  /** What the player of the broadcast needs. */
  live: { onStill: () => Promise<unknown>; beforePlay: () => Promise<unknown> }
  /** A course of the shelf was followed. */
  onStore: (skuId: string) => void
  /** Asks anew: the picture does not come. */
  recheck: () => void
}

/** Ms between two requests of a room's state; its connection says the same at once. live §3 */
const [RATE, LINKED] = [15_000, 60_000]

const silent: RoomNews = { status: '', lotteries: 0, online: undefined, likes: undefined }

/** 直播间: its state is the service's, and changes without a reload. product LV-03 */
export function useRoom(): RoomModel {
  const { roomId = '' } = useParams<{ roomId?: string }>()
  const track = useTrack()
  useEffect(() => void track('live', 'enter', roomId), [track, roomId])
  useStay(roomId)
  const isMember = useSignedIn()
  const [news, hear] = useState(silent)
  const isLinked = news.online !== undefined
  const watched = useWatch(
    roomInfo,
    { roomId },
    {
      seen: isLinked ? LINKED : RATE,
      // One that has ended becomes a recording.
      until: ({ status }) => status === 'REPLAY',
    },
  )
  const known = dataOf(watched)
  const seen = useGuestRoom(roomId, isMember)
  const isLive = known?.status === 'LIVE' && known.access.allowed
  const polls = isLive && !isLinked
  const watching = dataOf(useWatch(roomOnlineCount, polls ? { roomId } : null, { seen: RATE }))
  const here = isLive ? (news.online ?? watching?.count) : undefined
  const card = known ?? dataOf(seen)
  const left = useTimeLeft(card?.status === 'PREVIEW' ? card.startAt : undefined)
  const begins = useEffectEvent(() => isMember && known?.status === 'PREVIEW' && watched.recheck())
  const isCounting = left !== ''
  // The time is up: it is asked about at once, not at the next turn.
  useEffect(() => void (!isCounting && begins()), [isCounting])
  const changed = useEffectEvent(() => watched.recheck())
  useEffect(() => void (news.status !== '' && changed()), [news.status])
  const state = card && (roomState(card.status) || '即将开播')
  usePage({
    title: card?.title ?? '直播间',
    card: card && { title: card.title, desc: `${state} ${card.analyst.name}` },
  })
  return {
    roomId,
    isMember,
    room: isMember ? mapLoaded(watched, toRoomView) : guestView(seen),
    left,
    online: here === undefined ? '' : `${count(here)}人在看`,
    news,
    hear,
    shelf: mapLoaded(useCall(roomStoreDetail, { roomId }, { cache: true }), toShelf),
    wifiOnly: useWifiOnly(),
    live: useBroadcast(roomId, watched.recheck),
    onStore: (skuId) => void track('live', 'store_click', skuId),
    recheck: watched.recheck,
  }
}

/** A picture that stands still is no reason to try again where the room is not on the air any more. live §3 */
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

/** How long somebody stayed, said once; a layout effect, so that it is said of this page and not of the next. */
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

/** The room as everybody may see it; undefined where there is none of this number. */
function useGuestRoom(roomId: string, isMember: boolean): Loaded<RoomCard | undefined> {
  const all = useCall(roomCardList, isMember ? null : {}, { cache: true })
  return mapLoaded(all, (rooms) => rooms.find((room) => room.roomId === roomId))
}

function guestView(seen: Loaded<RoomCard | undefined>): Loaded<RoomView | undefined> {
  return mapLoaded(seen, (room) => room && toGuestView(room))
}
