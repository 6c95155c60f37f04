import { sceneCard } from '#api/domains/public.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { countdown, day, stamp } from '#lib/time/dates.ts'
import type { To } from './modules/item.ts'
import { PART } from './modules/part.ts'

/** The room that is live, or the next one with the time left by the server's clock. */
export interface NextRoom {
  /** 「正在直播」, 「后开播」, or the date if it is not today. */
  label: string
  /** The portrait of the speaker. */
  face: string
  /** Name and registration number. law §5 */
  author: string
  /** 「02:15:09」; '' while it is live, and on another day. */
  left: string
  title: string
  href: string | undefined
}

/** undefined while nothing is known, or no room is announced. @param to a path of the server as a link of ours */
export function useNextRoom(to: To): NextRoom | undefined {
  const rooms = dataOf(useCall(sceneCard, {}, PART)) ?? []
  const now = useServerNow()
  if (now === undefined) return undefined
  const room = nextOf(rooms, now)
  if (!room) return undefined
  const { analyst, startAt } = room
  const live = room.status === 'LIVE'
  const isToday = day(startAt) === day(now)
  return {
    label: live ? '正在直播' : isToday ? '后开播' : `${stamp(startAt)} 开播`,
    face: fileAt(analyst.avatarUrl),
    author: authorLine([analyst]),
    left: live || !isToday ? '' : countdown(startAt - now),
    title: room.title,
    href: to(`/live/${encodeURIComponent(room.roomId)}`),
  }
}

/** The room that is live, else the one that begins next. */
export function nextOf(rooms: readonly RoomCard[], now: number): RoomCard | undefined {
  const [next] = rooms.filter(({ startAt }) => startAt > now).sort((a, b) => a.startAt - b.startAt)
  return rooms.find(({ status }) => status === 'LIVE') ?? next
}
