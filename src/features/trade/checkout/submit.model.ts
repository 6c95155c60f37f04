import { useEffect } from 'react'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import { orderCheckBySku } from '#api/domains/trade/order/create.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { errorCode } from '#data/error-code.ts'
import { useSend } from '#data/provider.tsx'
import { isRejection } from '#data/write/rejection.ts'
import { type PressGroup, usePressGroup } from '#data/write/use-press-group.ts'
import { type FieldErrors, useSubmit } from '#data/write/use-submit.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useTrack } from '#tracking/context.tsx'
import { useAttempts } from './attempts.model.ts'
import { useClick } from '#features/trade/sku/click.model.ts'
import { useHost } from '#wechat/page.tsx'
import type { Made } from './end-attempt.ts'
import { noteSent, useLeftReservation } from './left-reservation.model.ts'
import { lost } from './lost.ts'
import type { Wish } from './make-order.ts'
import { nextStep } from '#features/trade/steps/next-step.ts'

export interface Submit {
  busy: boolean
  error: string
  /** What is missing, after the first press. */
  fieldErrors: Missing
  /** Counts the presses that were rejected for it. */
  invalidPresses: number
  /** The last press got no answer and the check failed: check before pressing again. */
  outcomeUnknown: boolean
  /** Not to be pressed yet: an earlier visit's coupon is being released. */
  settling: boolean
  press: () => void
  verify: () => void
  /** Continues a waiting order; `whole`: pay at once, whatever was chosen before. */
  resume: (orderNumber: string, whole?: boolean) => void
}

export interface Missing extends FieldErrors {
  address: string
  agreement: string
}

interface Options {
  /** Undefined while its price is not known. */
  wish: Wish | undefined
  missing: Missing
  /** The number of partial payments; 1: paid as a whole. */
  parts: number
  /** The offer is known, no order is waiting, and a place may be reserved for one. */
  mayBeReserved: boolean
  /** The choices have become an order. */
  done: () => void
  /** The shown data may be out of date. */
  reread: () => Promise<void>
}

/** The number of this attempt has made an order of other options: the next press is another attempt. */
const OTHER_WISH = '40922'

const UNVERIFIED = '暂时无法核对订单是否生成，请联网后核对，不要重复下单'

/**
 * Makes one order of any number of presses: all of them carry the attempt's number, and after a lost answer the order
 * is looked up before it is sent again. reliability §5.8, O1–O3
 */
export function useOrderSubmit(skuId: string, options: Options): Submit {
  const group = usePressGroup()
  const resume = useResume(skuId, options, group)
  const send = useSend()
  const attempts = useAttempts()
  const make = useMaking(skuId, options.parts)
  const lead = useLead(skuId, options)
  const left = useLeftReservation(skuId, { ...options, unverified: UNVERIFIED, group })
  const { busy, error, fieldErrors, invalidPresses, outcomeUnknown, submit, verify } = useSubmit<
    Wish | undefined,
    Made,
    Missing
  >({
    fields: options.wish,
    validate: () => options.missing,
    run: (wish) =>
      make(wish).catch(async (cause: unknown) => {
        // A press at once would be at the price of before, or without the coupon.
        if (isRejection(cause)) await options.reread()
        throw cause
      }),
    async verify(wish) {
      const { pendingOrderNumber: orderNumber } = await send(orderCheckBySku, { skuId })
      if (orderNumber !== undefined) return { result: await send(orderInfo, { orderNumber }) }
      if (wish) await (await maker()).release(send, wish)
      attempts.refused(skuId)
      await options.reread()
      return { error: '经核对暂未生成订单，请确认后再次提交' }
    },
    unverified: UNVERIFIED,
    done: (made) => lead(made),
    failed(cause) {
      if (errorCode(cause) === OTHER_WISH) attempts.end(skuId)
      else attempts.refused(skuId)
      return explain(cause)
    },
    group,
  })
  return {
    busy,
    error,
    fieldErrors,
    invalidPresses,
    outcomeUnknown: outcomeUnknown || left.outcomeUnknown,
    settling: left.settling,
    press: submit,
    verify: left.outcomeUnknown ? left.verify : verify,
    resume,
  }
}

/** Goes on with an order that is waiting. */
function useResume(skuId: string, options: Options, group: PressGroup): Submit['resume'] {
  const send = useSend()
  const attempts = useAttempts()
  const lead = useLead(skuId, options)
  const { submitWith } = useSubmit({
    fields: { orderNumber: '', whole: false },
    run: ({ orderNumber }) => send(orderInfo, { orderNumber }),
    done(order, { whole }) {
      if (whole) attempts.end(skuId)
      return lead(order, whole ? 1 : options.parts)
    },
    group,
  })
  return (orderNumber, whole = false) => submitWith({ orderNumber, whole })
}

const maker = () => import('./make-order.ts')
const ender = () => import('./end-attempt.ts')

function useMaking(skuId: string, parts: number): (wish: Wish | undefined) => Promise<Made> {
  const send = useSend()
  const track = useTrack()
  const attempts = useAttempts()
  const inside = useHost().kind === 'inside'
  const clickId = useClick()
  // Not needed for the first render, and loaded before anybody has read the page.
  useEffect(() => void Promise.allSettled([maker(), ender()]), [])
  return async (wish) => {
    if (!wish) throw new Error('the price is not known')
    try {
      const { makeOrder } = await maker().catch(lost)
      const order = makeOrder({ send, attempts, inside, clickId, parts }, wish)
      noteSent(send, skuId, order)
      const made = await order
      void track('trade', 'order_create', skuId)
      return made
    } catch (cause) {
      void track('trade', 'order_fail', errorCode(cause))
      throw cause
    }
  }
}

/** Goes from a known order to its next step, splitting it if parts were chosen. */
function useLead(skuId: string, { parts: chosen, done, reread }: Options) {
  const send = useSend()
  const attempts = useAttempts()
  const navigate = useNavigateFromHere()
  return async (made: Made, parts = chosen) => {
    const { endAttempt } = await ender().catch(lost)
    const end = await endAttempt({ send, attempts }, skuId, made, parts)
    if (end !== 'ended') {
      void reread()
      if (end === 'open') throw new DeviceError('订单已生成，分笔设置没有完成，请重试')
      return
    }
    done()
    navigate(nextStep({ ...made, status: '' }).href, { replace: true })
  }
}
