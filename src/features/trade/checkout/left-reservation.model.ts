import { useEffect, useEffectEvent, useState } from 'react'
import type { Send } from '#api/send.ts'
import { useData } from '#data/deps.tsx'
import type { PressGroup } from '#data/write/use-press-group.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useAttempts } from './attempts.model.ts'
import { releaseCoupon } from './release-coupon.ts'

/** How long a reservation lasts, ms. spec §7 Orders */
const RESERVED = 15 * 60_000

/** The last order of each service that this page load has sent: until its answer its reservation is in use. */
const sent = new WeakMap<Send, Map<string, Promise<unknown>>>()

/** For other visits of the same page while the order is on its way. */
export function noteSent(send: Send, skuId: string, order: Promise<unknown>): void {
  const orders: Map<string, Promise<unknown>> = sent.get(send) ?? new Map()
  orders.set(skuId, order)
  sent.set(send, orders)
}

interface Options {
  /** The offer is known, no order is waiting, and a place may be reserved for one. */
  mayBeReserved: boolean
  /** The shown data may be out of date. */
  reread: () => Promise<void>
  /** The error if the service does not answer. */
  unverified: string
  group: PressGroup
}

interface LeftReservation {
  /** The shown price may lack a coupon of the customer. */
  settling: boolean
  /** The service has not answered: the next press asks again. */
  outcomeUnknown: boolean
  verify: () => void
}

/**
 * A page killed after its press has left its coupon reserved, and a reserved coupon is not offered: nothing is sent
 * before it has been released and the price been read again.
 */
export function useLeftReservation(skuId: string, options: Options): LeftReservation {
  const { mayBeReserved, reread, unverified, group } = options
  const { send, now } = useData()
  const attempts = useAttempts()
  // Later attempts are of this visit.
  const [isLeft, setLeft] = useState(() => {
    const attempt = attempts.find(skuId)
    return attempt?.open === true && now() - attempt.at < RESERVED
  })
  const release = async () => {
    await sent
      .get(send)
      ?.get(skuId)
      ?.catch(() => undefined)
    await releaseCoupon(send, skuId)
  }
  const { submit, outcomeUnknown, verify } = useSubmit({
    fields: null,
    run: release,
    verify: async () => ({ result: await release() }),
    unverified,
    async done() {
      await reread()
      setLeft(false)
    },
    group,
  })
  const settling = isLeft && mayBeReserved
  const begin = useEffectEvent(submit)
  useEffect(() => {
    if (settling) begin()
  }, [settling])
  return { settling, outcomeUnknown, verify }
}
