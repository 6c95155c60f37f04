import { useParams } from 'wouter'
import { roomPromotionScene } from '#api/domains/live/live.ts'
import { roomCardList } from '#api/domains/public/live.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { FOR_STUDY } from '#lib/text/card.ts'
import { calendarFile } from '#lib/time/calendar-event.ts'
import { minute, stamp } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { useCopy } from '#ui/use-copy.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { useRoomRenewal } from '#entities/live/room-renewal.model.ts'
import { useTimeLeft } from './use-time-left.ts'

export interface Scene {
  roomId: string
  title: string
  cover: string
  author: string
  /** When it starts. */
  time: string
  html: string
  /** It has started or ended: the room shows the rest. */
  room: string | undefined
  /** The calendar event: a file, or text to copy inside WeChat, which opens no files. */
  calendar: { href: string } | { copy: () => void }
}

/** The length of a room in a calendar, minutes: the service gives no end. */
const BOOKED = 60

type Announced = RoomCard & { introHtml?: string }

/** The next room of a scene; for a guest from the list of all rooms. */
function useNextOf(sceneId: string): Loaded<Announced | undefined> {
  const isMember = useSignedIn()
  const own = useCall(
    roomPromotionScene,
    { sceneId },
    {
      cache: true,
      offline: { title: ({ title }) => title },
    },
  )
  const all = useCall(roomCardList, isMember ? null : {}, { cache: true })
  if (isMember) return own
  return mapLoaded(all, (rooms) => {
    const ofScene = rooms.filter((room) => room.sceneId === sceneId).sort((a, b) => a.startAt - b.startAt)
    return ofScene.find(({ status }) => status === 'PREVIEW') ?? ofScene.at(-1)
  })
}

/** 直播预约页: the next room of a scene. LV-02 */
export function useScene(): { scene: Loaded<Scene | undefined>; left: string } {
  const { sceneId = '' } = useParams<{ sceneId?: string }>()
  useTrackOpened('live', 'scene_view', sceneId)
  const inside = useHost().kind === 'inside'
  const copyText = useCopy()
  const raw = useNextOf(sceneId)
  useRoomRenewal(mapLoaded(raw, (room) => (room ? [room] : [])))
  const known = dataOf(raw)
  usePage({
    title: known?.title ?? '直播预约',
    card: known && {
      title: known.title,
      desc: `${authorLine([known.analyst])} ${stamp(known.startAt)} 开播 · ${FOR_STUDY}`,
    },
  })
  const calendarOf = ({ roomId, title, startAt }: RoomCard): Scene['calendar'] => {
    const url = new URL(roomHref(roomId), location.origin).href
    if (inside) return { copy: () => copyText(`直播《${title}》${minute(startAt)} 开播 ${url}`) }
    const file = calendarFile({ id: roomId, title: `直播：${title}`, startAt, minutes: BOOKED, url })
    return { href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}` }
  }
  const toScene = (data: Announced): Scene => ({
    roomId: data.roomId,
    title: data.title,
    cover: picture(data.coverUrl),
    author: authorLine([data.analyst]),
    time: `${minute(data.startAt)} 开播`,
    html: data.introHtml ?? '',
    room: data.status === 'PREVIEW' ? undefined : roomHref(data.roomId),
    calendar: calendarOf(data),
  })
  return {
    scene: mapLoaded(raw, (data) => data && toScene(data)),
    left: useTimeLeft(known?.status === 'PREVIEW' ? known.startAt : undefined),
  }
}
