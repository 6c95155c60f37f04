import { useEffect, useEffectEvent } from 'react'
import type { RoomCard } from '#api/shapes/media.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { useServerClock } from '#data/use-server-clock.ts'
import { useReturned } from '#ui/use-returned.ts'

/** Ms between two requests once a room should have begun. live §3 */
const RATE = 15_000
/** How long a room is expected that has not begun in time, ms. */
const LATE = 10 * 60_000

/** Reads rooms again when the customer returns, and while one of them should have begun. */
export function useRoomRenewal(rooms: Loaded<readonly RoomCard[]>): void {
  const clock = useServerClock()
  useReturned(() => refresh(rooms))
  const look = useEffectEvent(() => {
    if (!clock || document.visibilityState === 'hidden') return
    const late = (startAt: number) => clock() - startAt
    const isDue = ({ status, startAt }: RoomCard) => status === 'PREVIEW' && late(startAt) >= 0 && late(startAt) < LATE
    if (dataOf(rooms)?.some(isDue)) refresh(rooms)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), RATE)
    return () => clearInterval(timer)
  }, [])
}
