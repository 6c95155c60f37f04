import { useEffect, useEffectEvent, useRef } from 'react'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { useServerClock } from '#data/use-server-clock.ts'
import { useReturned } from '#ui/use-returned.ts'

/** Ms between two requests once a room should have begun. live §3 */
const RATE = 15_000
/** How often the clock is looked at, ms. */
const TICK = 1_000
/** How long a room is expected that has not begun in time, ms. */
export const LATE = 10 * 60_000

/** Reads rooms again when the customer returns, and from the moment one of them should have begun until it has. */
export function useRoomRenewal(rooms: Loaded<readonly RoomCard[]>): void {
  const clock = useServerClock()
  const requestedAt = useRef(0)
  useReturned(() => refresh(rooms))
  const look = useEffectEvent(() => {
    if (!clock || document.visibilityState === 'hidden') return
    const now = clock()
    const isDue = ({ status, startAt }: RoomCard) => status === 'PREVIEW' && now >= startAt && now - startAt < LATE
    if (now - requestedAt.current < RATE || !dataOf(rooms)?.some(isDue)) return
    requestedAt.current = now
    refresh(rooms)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), TICK)
    return () => clearInterval(timer)
  }, [])
}
