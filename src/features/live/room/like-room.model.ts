import { useEffect, useEffectEvent, useState } from 'react'
import { roomLike } from '#api/domains/live/live.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { count } from '#lib/number/count.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

/** Likes are sent in batches, every 3 s, at most this many at once. LV-03 */
const EVERY = 3_000
const MOST = 50

export interface RoomLikes {
  /** The count; 点赞 without one. */
  text: string
  /** The total known so far, including the customer's own at once; undefined before. */
  total: number | undefined
  press: () => void
}

/**
 * The likes of a room, from its connection (`heard`), and the customer's: any number of presses, counted at once and
 * sent in batches.
 */
export function useRoomLikes(roomId: string, heard: number | undefined): RoomLikes {
  const isMember = useSignedIn()
  const { signIn } = useSessionActions()
  const send = useSend()
  const toast = useToast()
  const [waiting, setWaiting] = useState(0)
  const [answered, setAnswered] = useState(0)
  /** The minimum shown while a batch is being sent; 0 while none is. */
  const [floor, setFloor] = useState(0)
  const known = Math.max(heard ?? 0, answered, floor)
  const flush = useEffectEvent(() => {
    const batch = Math.min(waiting, MOST)
    setWaiting(waiting - batch)
    setFloor(known + batch)
    // A count that goes back is explained.
    void send(roomLike, { roomId, count: batch })
      .then(
        ({ likeCount }) => setAnswered(likeCount),
        (error: unknown) => toast(explain(error)),
      )
      .finally(() => setFloor(0))
  })
  const isWaiting = waiting > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(flush, EVERY)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const shown = known + waiting
  return {
    total: shown > 0 ? shown : undefined,
    text: shown > 0 ? count(shown) : '点赞',
    press: () => (isMember ? setWaiting((old) => old + 1) : signIn(roomHref(roomId))),
  }
}
