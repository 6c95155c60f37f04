import type * as calls from '#api/domains/public/live.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { demand } from '#test/service/room/gate.ts'
import { toRoom } from '#test/service/room/media.ts'
import { channelOf, stocksOf } from '#test/service/handlers/live/stream.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import type { Session } from '#test/service/sessions.ts'

const ORDER = ['LIVE', 'PAUSED', 'PREVIEW', 'REPLAY', 'ENDED']

export function openLive(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  const cards = (rooms: readonly SeedRoom[], session: Session | null) =>
    Promise.all(rooms.map((room) => toRoom(room, deps, session)))
  return {
    sceneCard: (_, { session }) =>
      cards(
        deps.library().rooms.filter(({ status }) => status === 'LIVE' || status === 'PREVIEW'),
        session,
      ),
    sceneWeekList: (_, { session, now }) =>
      Promise.all(
        Array.from({ length: 7 }, async (__, index) => {
          const date = dateOf(today(now) + index * DAY)
          const rooms = deps.library().rooms.filter(({ startAt }) => dateOf(startAt) === date)
          return { date, items: await cards(rooms, session) }
        }),
      ),
    roomCardList: (_, { session }) =>
      cards(
        deps.library().rooms.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status)),
        session,
      ),
    publicStreamStocks({ channelId }, { session }) {
      demand(deps.access.toVip(channelOf(channelId).vipLevel, session))
      return stocksOf(channelId, deps)
    },
  }
}
