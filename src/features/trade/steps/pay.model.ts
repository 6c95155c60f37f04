import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { orderFinish, orderPayType, subOrderCreate } from '#api/domains/trade/order.ts'
import { payOrder, payCampaign, payCampaignH5 } from '#api/domains/trade/payment.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { isRejection } from '#data/write/rejection.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useChange } from '#data/write/use-change.ts'
import { useOnce } from '#data/write/use-once.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { countdown, stamp } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { useHost } from '#wechat/page.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { useOrderStep } from './order-step.model.ts'
import { type Paid, usePaid } from './paid.model.ts'
import { type Payment, usePayment } from './payment.model.ts'
import { equalParts } from './split.ts'

export type PayTypes = OutputOf<typeof orderPayType>

export interface PayStep {
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
export function usePay(): Loaded<PayStep> {
  const step = useOrderStep('PAY')
  const order = dataOf(step)
  const again = () => refresh(step)
  const input = order ? { orderNumber: order.orderNumber } : null
  const [, navigate] = useLocation()
  const inside = useHost().kind === 'inside'
  const types = useCall(orderPayType, input)
  const campaign = order?.campaignCode
  const main = useChange(campaign === undefined ? payOrder : inside ? payCampaign : payCampaignH5)
  const track = useTrack()
  const paid = usePaid(orderFinish, input, isOver)
  const resultHref = orderHref(order?.orderNumber ?? '', 'result')
  const payment = usePayment({
    prepare: (code, openId) => {
      if (campaign !== undefined) void track('trade', 'promo_pay', campaign)
      return main.run({ orderNumber: order?.orderNumber ?? '', payType: code, openId })
    },
    answered: (hint) => {
      if (hint === 'ok') navigate(resultHref, { replace: true })
      else paid.noteHint(hint)
    },
    failed: again,
    byTransfer: () => navigate(orderHref(order?.orderNumber ?? '', 'transfer')),
  })
  const finished = paid.answer && isOver(paid.answer) ? paid.answer.finished : undefined
  // It waits for something else.
  const onMoved = useEffectEvent(again)
  useEffect(() => {
    if (finished === true) navigate(resultHref, { replace: true })
    if (finished === false) onMoved()
  }, [finished, navigate, resultHref])
  const left = useTimeLeft(order?.payExpireAt, again)
  const splitting = useSplitting(order, again)
  return mapLoaded(step, (shown) => ({
    order: shown,
    left,
    types,
    payment,
    inside,
    onPage: !inside && campaign !== undefined,
    notice: wordsOf(paid, shown),
    check: paid.hint && paid.exhausted ? paid.recheck : null,
    resultHref,
    splitting,
  }))
}

type Finish = OutputOf<typeof orderFinish>

const WAITING: ReadonlySet<string> = new Set(['WAIT_PAY', 'PART_PAID'])

/** Whether the order no longer waits for this payment. */
function isOver({ finished, status }: Finish): boolean {
  return finished || !WAITING.has(status)
}

function wordsOf({ hint, isAnswered, failed }: Paid<Finish>, order: Order): string {
  if (!hint) return ''
  if (failed) return '暂时无法确认支付结果，请勿重复付款'
  if (!isAnswered) return '支付结果确认中，请勿重复付款'
  const until = order.payExpireAt === undefined ? '' : `，订单为您保留至${stamp(order.payExpireAt)}`
  return `${hint === 'cancel' ? '已取消支付' : '支付未完成'}${until}`
}

function useTimeLeft(payExpireAt: number | undefined, again: () => void): string {
  const now = useServerNow()
  const left = payExpireAt === undefined || now === undefined ? undefined : payExpireAt - now
  const over = left !== undefined && left <= 0
  const onOver = useEffectEvent(again)
  useEffect(() => {
    if (over) onOver()
  }, [over])
  return left === undefined ? '' : `剩余 ${countdown(left)}`
}

function useSplitting(order: Order | undefined, again: () => void): PayStep['splitting'] {
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
    again()
  }
  return { error: message.text, busy, split: (count) => once(() => split(count)) }
}
