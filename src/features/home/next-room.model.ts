import { sceneCard } from '#api/domains/public.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { countdown } from '#lib/time/dates.ts'
import type { To } from './modules/item.ts'
import { PART } from './modules/part.ts'

/** The room that is live, or the next one with the time left by the server's clock. */
export interface NextRoom {
  label: string
  /** 「02:15:09」, from a day on with the days; '' while it is live. */
  left: string
  title: string
  href: string | undefined
}

/** undefined while nothing is known, or no room is announced. @param to a path of the server as a link of ours */
export function useNextRoom(to: To): NextRoom | undefined {
  const rooms = dataOf(useCall(sceneCard, {}, PART)) ?? []
  const now = useServerNow()
  if (now === undefined) return undefined
  const live = rooms.find(({ status }) => status === 'LIVE')
  const [next] = rooms.filter(({ startAt }) => startAt > now).sort((a, b) => a.startAt - b.startAt)
  const room = live ?? next
  if (!room) return undefined
  return {
    label: live ? '正在直播' : '下一场直播',
    left: live ? '' : countdown(room.startAt - now),
    title: room.title,
    href: to(`/live/${encodeURIComponent(room.roomId)}`),
  }
}
