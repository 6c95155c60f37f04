import type { Analyst } from '#api/shapes.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { dayLabel } from '#lib/time/day-label.ts'
import { day, stamp } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'
import { isSold } from './hero-room.ts'
import { type HeroView, toHero } from './live.words.ts'

/** A room in a list. */
export interface RoomRow extends HeroView {
  color: string | undefined
  /** Its state; '' if its place in the list shows it. */
  badge: string
  tone: 'brand' | 'plain'
  /** The speakers, with registration numbers. law §5 */
  summary: string
  person: Analyst
  /** When it starts, or for how long it has been live. */
  since: string
  /** The same, with the number of viewers. */
  facts: string
  /** When it starts, HH:mm. */
  hour: string
  /** It requires a purchase. */
  isLocked: boolean
}

/** The upcoming rooms of one day. */
interface LiveDay {
  label: string
  rows: RoomRow[]
}

/** One of the seven days from today on. */
interface WeekDay extends LiveDay {
  /** 「今天」, 「周二」. */
  name: string
  /** Of the month. */
  date: string
}

export interface Rooms {
  onAir: RoomRow[]
  /** The next seven days, with or without rooms; none before the time is known. */
  week: WeekDay[]
  /** The days after them, or all while the time is unknown. */
  days: LiveDay[]
  /** Whether anything is live or upcoming. */
  isEmpty: boolean
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
  const { cover, analyst, status, startAt } = room
  const hero = toHero(room)
  const { watching, viewers } = hero
  const isOnAir = status === 'LIVE' || status === 'PAUSED'
  const since = isOnAir ? onAirFor(startAt, now) : stamp(startAt)
  return {
    ...hero,
    color: cover?.color,
    badge: roomState(status),
    tone: status === 'LIVE' ? 'brand' : 'plain',
    summary: authorLine([analyst]),
    person: analyst,
    since,
    facts: [since, watching + viewers].filter(Boolean).join(' · '),
    hour: stamp(startAt).slice(6),
    isLocked: isSold(room),
  }
}

const HOUR = 3_600_000

/** How long a broadcast has been live; nothing before the time is known, or right after its start. */
function onAirFor(startAt: number, now: number | undefined): string {
  const hours = now === undefined ? 0 : (now - startAt) / HOUR
  if (!(hours >= 1 / 60)) return ''
  return hours < 1 ? `已播 ${Math.floor(hours * 60)} 分钟` : `已播 ${Math.floor(hours)} 小时`
}

const DAY = 24 * HOUR

/** Live rooms, and upcoming ones by day; ended rooms are among the recordings. @param now epoch ms by the server */
export function toRooms(rooms: readonly RoomCard[], now: number | undefined): Rooms {
  const coming = rooms.filter(({ status }) => status === 'PREVIEW').sort((a, b) => a.startAt - b.startAt)
  const onAir = rooms.filter(({ status }) => status === 'LIVE' || status === 'PAUSED')
  const byDay = new Map<string, RoomCard[]>()
  for (const room of coming) byDay.set(day(room.startAt), [...(byDay.get(day(room.startAt)) ?? []), room])
  const dayOf = (list: readonly RoomCard[], at: number): LiveDay => ({
    label: dayLabel(at, now),
    rows: list.map((room) => toRoomRow(room, now)),
  })
  const week = now === undefined ? [] : Array.from({ length: 7 }, (_, at) => now + at * DAY)
  const inWeek = new Set(week.map((at) => day(at)))
  return {
    onAir: onAir.map((room, at) => {
      const row = toRoomRow(room, now)
      // Below the first their heading says that they are live, and the facts stay on one line.
      return at > 0 && room.status === 'LIVE' ? { ...row, badge: '' } : row
    }),
    week: week.map((at, index) => {
      const known = dayOf(byDay.get(day(at)) ?? [], at)
      const [, weekday = ''] = known.label.split(' ')
      return { ...known, name: index === 0 ? '今天' : weekday, date: String(Number(day(at).slice(8))) }
    }),
    days: [...byDay].flatMap(([date, list]) => (inWeek.has(date) ? [] : dayOf(list, list[0]?.startAt ?? 0))),
    isEmpty: onAir.length === 0 && coming.length === 0,
  }
}

/** The upcoming rooms among the reservations, the next first. */
export function toMine(rooms: readonly RoomCard[], ids: ReadonlySet<string>, now: number | undefined): RoomRow[] {
  return rooms
    .filter(({ roomId, status }) => status === 'PREVIEW' && ids.has(roomId))
    .sort((a, b) => a.startAt - b.startAt)
    .map((room) => toRoomRow(room, now))
}
