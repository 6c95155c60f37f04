import { sceneCard } from '#api/domains/public.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { LATE, useRoomRenewal } from '#entities/live/room-renewal.model.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { countdown, day, stamp } from '#lib/time/dates.ts'
import type { To } from './modules/item.ts'
import { PART } from './modules/part.ts'

/** The room that is on the air, or the next one with the time left by the server's clock. */
export interface NextRoom {
  /** 「正在直播」, 「主播暂离」, 「即将开播」, 「后开播」, or the date if it is not today. */
  label: string
  /** The portrait of the speaker. */
  face: string
  /** Name and registration number. law §5 */
  author: string
  /** 「02:15:09」; '' from its time on, and on another day. */
  left: string
  title: string
  href: string | undefined
}

/** undefined while nothing is known, or no room is announced. @param to a path of the server as a link of ours */
export function useNextRoom(to: To): NextRoom | undefined {
  const rooms = useCall(sceneCard, {}, PART)
  const now = useServerNow()
  const room = now === undefined ? undefined : nextOf(dataOf(rooms) ?? [], now)
  const label = room && now !== undefined ? labelOf(room, now) : ''
  useRoomRenewal(rooms)
  if (!room || now === undefined) return undefined
  const { analyst, startAt } = room
  return {
    label,
    face: fileAt(analyst.avatarUrl),
    author: authorLine([analyst]),
    left: label === TODAY ? countdown(startAt - now) : '',
    title: room.title,
    href: to(`/live/${encodeURIComponent(room.roomId)}`),
  }
}

const [TODAY, DUE] = ['后开播', '即将开播']

function labelOf({ status, startAt }: RoomCard, now: number): string {
  if (status === 'LIVE') return '正在直播'
  if (status === 'PAUSED') return '主播暂离'
  if (startAt <= now) return DUE
  return day(startAt) === day(now) ? TODAY : `${stamp(startAt)} 开播`
}

/** Whether it is on the air; a paused one goes on. */
export function isOn({ status }: RoomCard): boolean {
  return status === 'LIVE' || status === 'PAUSED'
}

/** The room that is on the air, else the one that begins next, or should have begun. */
export function nextOf(rooms: readonly RoomCard[], now: number): RoomCard | undefined {
  const isNext = ({ status, startAt }: RoomCard) => startAt > now - (status === 'PREVIEW' ? LATE : 0)
  const [next] = rooms.filter(isNext).sort((a, b) => a.startAt - b.startAt)
  return rooms.find(({ status }) => status === 'LIVE') ?? rooms.find(isOn) ?? next
}
