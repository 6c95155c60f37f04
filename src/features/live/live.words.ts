import type { RoomCard } from '#api/shapes/media.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { count } from '#lib/number/count.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { dated } from '#lib/time/dated.ts'
import { dayLabel } from '#lib/time/day-label.ts'
import { day, stamp } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'

/** A room in a list. */
export interface RoomRow {
  id: string
  title: string
  href: string
  cover: string
  color: string | undefined
  /** Its state; '' where its place in the list says it. */
  badge: string
  tone: 'brand' | 'plain'
  /** Who speaks, with the registration number. law §5 */
  summary: string
  /** When it begins, or for how long it has been on. */
  since: string
  /** The same, and how many watch. */
  facts: string
  /** When it begins, HH:mm. */
  hour: string
  /** How many watch; '' while nobody can. */
  watching: string
  /** It needs a purchase. */
  isLocked: boolean
}

/** The rooms that come on one day. */
interface LiveDay {
  label: string
  rows: RoomRow[]
}

export interface LiveView {
  /** What is on now, or what comes next. */
  head: { says: string; note: string }
  onAir: RoomRow[]
  days: LiveDay[]
}

const STATES: Readonly<Record<string, string>> = {
  LIVE: '直播中',
  PAUSED: '主播暂离',
  REPLAY: '可回放',
  ENDED: '已结束',
}

/** The state of a room in words; '' before it begins. */
export function roomState(status: string): string {
  if (status === 'PREVIEW') return ''
  return wordOf(STATES, status) ?? '状态更新中'
}

function toRoomRow(room: RoomCard, now: number | undefined): RoomRow {
  const { roomId, title, coverUrl, cover, analyst, status, startAt, onlineCount, access } = room
  const watching = onlineCount !== undefined && status === 'LIVE' ? count(onlineCount) : ''
  const isOnAir = status === 'LIVE' || status === 'PAUSED'
  const since = isOnAir ? onAirFor(startAt, now) : stamp(startAt)
  return {
    id: roomId,
    title,
    href: roomHref(roomId),
    cover: picture(coverUrl),
    color: cover?.color,
    badge: roomState(status),
    tone: status === 'LIVE' ? 'brand' : 'plain',
    summary: authorLine([analyst]),
    since,
    facts: [since, watching && `${watching}人在看`].filter(Boolean).join(' · '),
    hour: stamp(startAt).slice(6),
    watching,
    isLocked: !access.allowed && SOLD.has(access.reason ?? ''),
  }
}

/** Reasons that a purchase resolves. */
const SOLD: ReadonlySet<string> = new Set(['NOT_PURCHASED', 'EXPIRED'])
const HOUR = 3_600_000

/** How long a broadcast has been on; nothing before the time is known, or right after its beginning. */
function onAirFor(startAt: number, now: number | undefined): string {
  const hours = now === undefined ? 0 : (now - startAt) / HOUR
  if (!(hours >= 1 / 60)) return ''
  return hours < 1 ? `已播 ${Math.floor(hours * 60)} 分钟` : `已播 ${Math.floor(hours)} 小时`
}

/** Rooms that are on, and those that come, by their days; what is over stands among the recordings. @param now epoch ms by the server */
export function toLiveView(rooms: readonly RoomCard[], now: number | undefined): LiveView {
  const coming = rooms.filter(({ status }) => status === 'PREVIEW').sort((a, b) => a.startAt - b.startAt)
  const days = new Map<string, RoomCard[]>()
  for (const room of coming) days.set(day(room.startAt), [...(days.get(day(room.startAt)) ?? []), room])
  const onAir = rooms.filter(({ status }) => status === 'LIVE' || status === 'PAUSED')
  return {
    head: headOf(onAir.length, coming[0], now),
    onAir: onAir.map((room) => toRoomRow(room, now)),
    days: [...days.values()].map((list) => ({
      label: dayLabel(list[0]?.startAt ?? 0, now),
      rows: list.map((room) => toRoomRow(room, now)),
    })),
  }
}

function headOf(onAir: number, next: RoomCard | undefined, now: number | undefined): LiveView['head'] {
  const coming = next === undefined ? '' : `下一场 ${hourOf(next.startAt, now)}《${next.title}》`
  if (onAir > 0) return { says: `正在直播 ${onAir} 场`, note: coming }
  return next === undefined ? { says: '近期没有直播', note: '可以看回放' } : { says: '直播预告', note: coming }
}

/** With its hour on whatever day it is. */
function hourOf(at: number, now: number | undefined): string {
  const named = dated(at, now)
  return named.includes(':') ? named : stamp(at)
}
