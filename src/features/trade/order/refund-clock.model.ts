import { useEffect, useEffectEvent, useRef } from 'react'
import type { Order } from '#api/shapes/order.ts'
import { useData } from '#data/deps.tsx'
import { useServerNow } from '#data/use-server-now.ts'
import { yuan } from '#lib/number/money.ts'
import { day } from '#lib/time/dates.ts'
import { clockWords, refundableName, termOf } from './refund-clock.words.ts'

/** An order as it was read. */
export interface ReadOrder {
  order: Order
  /** Epoch ms by the device. */
  savedAt: number
  /** Reads it once more. */
  renew: () => void
}

/**
 * The countdown's text; undefined if nothing is refundable. The amount drops at midnight in Shanghai: it is requested
 * again then.
 */
export function useRefundClock({ order, savedAt, renew }: ReadOrder) {
  const now = useServerNow()
  const device = useData()
  const today = now === undefined ? undefined : day(now)
  const known = useRef(today)
  const begin = useEffectEvent(renew)
  useEffect(() => {
    if (today === undefined) return
    if (known.current !== undefined && known.current !== today) begin()
    known.current = today
  }, [today])
  if (!order.refund?.canApply) return undefined
  // By the device's own elapsed time: its clock may be wrong by days.
  const readAt = now === undefined ? undefined : now - (device.now() - savedAt)
  return {
    ...clockWords(order, now),
    term: termOf(order),
    refundable: { name: refundableName(readAt, now), value: yuan(order.refund.maxFen) },
  }
}
