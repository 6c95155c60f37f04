import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { orderFinish, orderPayType, subOrderCreate } from '#api/domains/trade/order.ts'
import { payOrder, payCampaign, payCampaignH5 } from '#api/domains/trade/payment.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { isRejection } from '#data/write/rejection.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useChange } from '#data/write/use-change.ts'
import { useOnce } from '#data/write/use-once.ts'
import { useWatch, type Watched } from '#data/use-watch.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { countdown, stamp } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { useHost } from '#wechat/page.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { type AtStep, useOrderStep } from './order-step.model.ts'
import { AFTER_PAYMENT, type Hint, type Payment, usePayment, useTried } from './payment.model.ts'
import { equalParts } from './split.ts'

export type PayTypes = OutputOf<typeof orderPayType>

export type PayPage = Exclude<AtStep, { state: 'ready' }> | PayReady

export interface PayReady {
  state: 'ready'
  order: Order
  /** '剩余 …' by the server's clock; '' while that is unknown or there is no end. */
  left: string
  types: Loaded<PayTypes>
  payment: Payment
  inside: boolean
  /** Outside WeChat a campaign's order is paid on WeChat's own page. */
  onPage: boolean
  /** The state of an attempted payment as a message. */
  notice: string
  /** Checks with the server once more; null where nothing is awaited. */
  check: (() => void) | null
  resultHref: string
  /** For a service that is paid in parts and not split yet. */
  splitting: { error: string; busy: boolean; split: (count: number) => void } | null
}

/** 收银台. Only the server's answer about the payment counts, never WeChat's. product OR-06, reliability O4 */
export function usePay(): PayPage {
  const step = useOrderStep('PAY')
  const order = step.state === 'ready' ? step.order : undefined
  const again = step.state === 'ready' ? step.recheck : undefined
  const input = order ? { orderNumber: order.orderNumber } : null
  const [, navigate] = useLocation()
  const inside = useHost().kind === 'inside'
  const types = useCall(orderPayType, input)
  const campaign = order?.campaignCode
  const main = useChange(campaign === undefined ? payOrder : inside ? payCampaign : payCampaignH5)
  const track = useTrack()
  const tried = usePaymentStatus(input, inside)
  const resultHref = orderHref(order?.orderNumber ?? '', 'result')
  const payment = usePayment({
    prepare: (code, openId) => {
      if (campaign !== undefined) void track('trade', 'promo_pay', campaign)
      return main.run({ orderNumber: order?.orderNumber ?? '', payType: code, openId })
    },
    answered: (hint) => {
      if (hint === 'ok') navigate(resultHref, { replace: true })
      else tried.noteHint(hint)
    },
    failed: () => again?.(),
    byTransfer: () => navigate(orderHref(order?.orderNumber ?? '', 'transfer')),
  })
  const { status } = tried
  useEffect(() => {
    if (status === 'paid') navigate(resultHref, { replace: true })
    if (status === 'moved') again?.()
  }, [status, navigate, resultHref, again])
  const left = useTimeLeft(order?.payExpireAt, again)
  const splitting = useSplitting(order, again)
  if (step.state !== 'ready') return step
  const { notice, check } = tried.about(step.order)
  return {
    state: 'ready',
    order: step.order,
    left,
    types,
    payment,
    inside,
    onPage: !inside && campaign !== undefined,
    notice,
    check,
    resultHref,
    splitting,
  }
}

type Finish = OutputOf<typeof orderFinish>

/** Checks the payment: once at the start and at every return, repeatedly after an attempted payment. */
function usePaymentStatus(input: { orderNumber: string } | null, inside: boolean) {
  const { hint, see, noteHint, isAnswered } = useTried<Finish>()
  // Outside WeChat another phone pays, which takes longer.
  const waits = inside ? { waits: hint ? AFTER_PAYMENT : [] } : {}
  const watched = useWatch(orderFinish, input, {
    until: ({ finished, status }) => finished || !WAITING.has(status),
    ...waits,
  })
  useEffect(() => see(watched.data), [see, watched.data])
  const done = watched.state === 'done' ? watched.data : undefined
  return {
    status: done ? (done.finished ? 'paid' : 'moved') : 'waiting',
    noteHint: (hint: Hint) => {
      noteHint(hint)
      watched.recheck()
    },
    about: (order: Order): Pick<PayReady, 'notice' | 'check'> => {
      if (!hint) return { notice: '', check: null }
      const notice = wordsOf(hint, watched, isAnswered(watched.data), order)
      return { notice, check: watched.state === 'exhausted' ? watched.recheck : null }
    },
  } as const
}

const WAITING: ReadonlySet<string> = new Set(['WAIT_PAY', 'PART_PAID'])

function wordsOf(hint: Hint, watched: Watched<Finish>, answered: boolean, order: Order): string {
  if (watched.state === 'exhausted' && watched.error !== undefined) return '暂时无法确认支付结果，请勿重复付款'
  if (!answered) return '支付结果确认中，请勿重复付款'
  const until = order.payExpireAt === undefined ? '' : `，订单为您保留至${stamp(order.payExpireAt)}`
  return `${hint === 'cancel' ? '已取消支付' : '支付未完成'}${until}`
}

function useTimeLeft(payExpireAt: number | undefined, again: (() => void) | undefined): string {
  const now = useServerNow()
  const left = payExpireAt === undefined || now === undefined ? undefined : payExpireAt - now
  const over = left !== undefined && left <= 0
  useEffect(() => {
    if (over) again?.()
  }, [over, again])
  return left === undefined ? '' : `剩余 ${countdown(left)}`
}

function useSplitting(order: Order | undefined, again: (() => void) | undefined): PayReady['splitting'] {
  const send = useSend()
  const { busy, message, once, showMessage } = useOnce()
  if (!order?.sku.splitOnly || order.subOrders !== undefined) return null
  const { orderNumber, payableFen } = order
  const split = async (count: number) => {
    try {
      await send(subOrderCreate, { orderNumber, parts: equalParts(payableFen, count) })
    } catch (cause) {
      showMessage(explain(cause))
      if (isRejection(cause)) return
    }
    // Also after a lost answer: the order knows whether it was split.
    again?.()
  }
  return { error: message.text, busy, split: (count) => once(() => split(count)) }
}
