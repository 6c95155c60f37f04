import { useEffect, useEffectEvent } from 'react'
import type { OutputOf } from '#api/call.ts'
import { orderFinish, orderInfo, orderPayType, subOrderCreate } from '#api/domains/trade/order.ts'
import { payOrder, payCampaign, payCampaignH5 } from '#api/domains/trade/payment.ts'
import type { Order } from '#api/shapes/order.ts'
import { useSend } from '#data/provider.tsx'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { payUntil } from '#lib/pay-until.ts'
import { countdown, stamp } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { useHost } from '#wechat/page.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { useOrderStep } from './order-step.model.ts'
import { type Payment, usePayment } from './payment.model.ts'
import { equalParts } from './split.ts'
import { useTimeLeft } from './time-left.ts'

export type PayTypes = OutputOf<typeof orderPayType>

export interface PayStep {
  order: Order
  /** '剩余 …' by the server's clock; '' while that is unknown or there is no end. */
  left: string
  types: Loaded<PayTypes>
  payment: Payment<Finish>
  inside: boolean
  /** Outside WeChat a campaign's order is paid on WeChat's own page. */
  onPage: boolean
  resultHref: string
  /** For a service that is paid in parts and not split yet. */
  splitting: { error: string; busy: boolean; split: (count: number) => void } | null
}

/** 收银台. Only the server's answer about the payment counts, never WeChat's. OR-06, reliability O4 */
export function usePay(): Loaded<PayStep> {
  const step = useOrderStep('PAY')
  const order = dataOf(step)
  const again = () => refresh(step)
  const input = order ? { orderNumber: order.orderNumber } : null
  const navigate = useNavigateFromHere()
  const inside = useHost().kind === 'inside'
  const types = useCall(orderPayType, input)
  const campaign = order?.campaignCode
  const call = campaign === undefined ? payOrder : inside ? payCampaign : payCampaignH5
  const send = useSend()
  const track = useTrack()
  const resultHref = orderHref(order?.orderNumber ?? '', 'result')
  const toResult = () => navigate(resultHref, { replace: true })
  const end = order && payUntil(order)
  const kept = end === undefined ? '' : `，订单为您保留至${stamp(end)}`
  const payment = usePayment({
    status: orderFinish,
    input,
    until: isOver,
    prepare: (code, openId) => {
      if (campaign !== undefined) void track('trade', 'promo_pay', campaign)
      return send(call, { orderNumber: order?.orderNumber ?? '', payType: code, openId })
    },
    onPaid: toResult,
    onFailed: again,
    byTransfer: () => navigate(orderHref(order?.orderNumber ?? '', 'transfer')),
    words: { cancel: `已取消支付${kept}`, fail: `支付未完成${kept}` },
  })
  const { answer } = payment
  const finished = answer && isOver(answer) ? answer.finished : undefined
  const onFinished = useEffectEvent(toResult)
  // It waits for something else.
  const onMoved = useEffectEvent(again)
  useEffect(() => {
    if (finished === true) onFinished()
    if (finished === false) onMoved()
  }, [finished])
  const timeLeft = useTimeLeft(end, again)
  const left = timeLeft === undefined ? '' : `剩余 ${countdown(timeLeft)}`
  const splitting = useSplitting(order)
  const onPage = !inside && campaign !== undefined
  return mapLoaded(step, (shown) => ({ order: shown, left, types, payment, inside, onPage, resultHref, splitting }))
}

type Finish = OutputOf<typeof orderFinish>

const WAITING: ReadonlySet<string> = new Set(['WAIT_PAY', 'PART_PAID'])

/** Whether the order no longer waits for this payment. */
function isOver({ finished, status }: Finish): boolean {
  return finished || !WAITING.has(status)
}

/** After a lost answer the order knows whether it was split. */
function useSplitting(order: Order | undefined): PayStep['splitting'] {
  const send = useSend()
  const { busy, error, submitWith } = useSubmit<number, unknown>({
    fields: 0,
    async run(count) {
      if (!order) throw new Error('no order is shown')
      await send(subOrderCreate, { orderNumber: order.orderNumber, parts: equalParts(order.payableFen, count) })
    },
    async verify() {
      const { subOrders } = await send(orderInfo, { orderNumber: order?.orderNumber ?? '' })
      return subOrders ? { result: undefined } : { error: '经核对还没有分笔，请再次确认' }
    },
    unverified: '暂时无法核对是否已分笔，请联网后再次确认',
    stale: [orderInfo],
    done: () => undefined,
  })
  if (!order?.sku.splitOnly || order.subOrders !== undefined) return null
  return { error, busy, split: submitWith }
}
