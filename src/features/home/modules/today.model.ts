import { expressList } from '#api/domains/media/news.ts'
import { sceneCard } from '#api/domains/public.ts'
import { teamArticlesDaily } from '#api/domains/public/team.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { expressHref } from '#lib/path/news-href.ts'
import { day, minute } from '#lib/time/dates.ts'
import type { TimeRow } from '#ui/layout/time-rows.tsx'
import { isOn, nextOf } from '#features/home/next-room.model.ts'
import type { To } from './item.ts'
import { PART } from './part.ts'

/** How many rows fit. */
const MOST = 3

interface Moment extends Omit<TimeRow, 'time'> {
  at: number
  isOn?: boolean
}

/**
 * What happens today by the server's clock, and nothing of another day: rooms, and publications of the teams. Running
 * ones first, then upcoming, then the newest; the newest flash always has its row.
 */
export function useToday(to: To): Loaded<TimeRow[]> {
  const rooms = useCall(sceneCard, {}, PART)
  const views = dataOf(useCall(teamArticlesDaily, { pageNo: 1, pageSize: MOST }, PART))?.list ?? []
  // For customers only.
  const flashes = dataOf(useCall(expressList, {}, PART))?.list ?? []
  const now = useServerNow()
  if (rooms.state !== 'ready') return rooms
  if (now === undefined) return { state: 'loading' }
  // The hero shows the first one.
  const first = nextOf(rooms.data, now)
  const further = rooms.data.filter((room) => room !== first)
  const ofRooms = further.map((room): Moment => ({
    key: room.roomId,
    at: room.startAt,
    title: room.title,
    isOn: isOn(room),
    note: `直播 · ${authorLine([room.analyst])}`,
    href: to(`/live/${encodeURIComponent(room.roomId)}`),
  }))
  const ofTeams = views.map(({ id, title, author, publishedAt }): Moment => ({
    key: id,
    at: publishedAt,
    title,
    note: ['团队观点', author && authorLine([author])].filter(Boolean).join(' · '),
    href: to(articleHref(id)),
  }))
  const ofFlashes = flashes
    .filter(({ withdrawnAt }) => withdrawnAt === undefined)
    .slice(0, 1)
    .map(({ id, title, source, publishedAt }): Moment => ({
      key: id,
      at: publishedAt,
      title,
      note: `快讯 · 来源：${source}`,
      href: to(expressHref(id)),
    }))
  const rank = ({ at, isOn }: Moment) => (isOn ? 0 : at > now ? 1 : 2)
  const inOrder = (moments: readonly Moment[]) =>
    moments
      .filter(({ at, isOn }) => isOn || day(at) === day(now))
      .sort((a, b) => rank(a) - rank(b) || (rank(a) === 1 ? a.at - b.at : b.at - a.at))
  const newest = inOrder(ofFlashes)
  const others = inOrder([...ofRooms, ...ofTeams]).slice(0, MOST - newest.length)
  const rows = inOrder([...others, ...newest]).map(({ at, isOn, ...row }) => ({
    ...row,
    time: isOn ? '现在' : minute(at).slice(11),
  }))
  return { ...rooms, data: rows }
}
