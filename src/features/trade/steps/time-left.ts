import { useEffect, useEffectEvent } from 'react'
import { useServerNow } from '#data/use-server-now.ts'

/** How long an order is kept, in ms by the server's clock; undefined while that is unknown, or without an end. */
export function useTimeLeft(until: number | undefined, onOver: () => void): number | undefined {
  const now = useServerNow()
  const left = until === undefined || now === undefined ? undefined : until - now
  const over = left !== undefined && left <= 0
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  return left
}
