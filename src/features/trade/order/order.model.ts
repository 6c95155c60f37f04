import { asksFor } from '#lib/gates.ts'
import { useParams } from 'wouter'
import { orderDetailV2, orderStrategyInfo } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { orderHref } from '#lib/path/order-href.ts'
import type { TimelineStep } from '#ui/layout/timeline.tsx'

export interface OrderModel {
  order: Loaded<Order>
  /** Names of the strategies that the order includes. */
  strategies: string[]
  /** Now by the server's clock, as far as it matters for a day, epoch ms; undefined while it is unknown. */
  today: number | undefined
}

/** 订单详情. OR-09 */
export function useOrder(): OrderModel {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const order = useCall(
    orderDetailV2,
    { orderNumber },
    { offline: { title: ({ sku }) => `订单·${sku.name}`, route: orderHref(orderNumber) } },
  )
  const isStrategy = order.state === 'ready' && ['STRATEGY', 'PACKAGE'].includes(order.data.sku.kind)
  const opened = useCall(orderStrategyInfo, isStrategy ? { orderNumber } : null)
  const today = useToday()
  return { order, today, strategies: opened.state === 'ready' ? opened.data.strategies.map(({ name }) => name) : [] }
}

const RANK: Readonly<Record<string, number>> = {
  WAIT_SIGN: 1,
  WAIT_FACE: 2,
  WAIT_PAY: 3,
  PART_PAID: 3,
  PAID: 4,
  IN_SERVICE: 5,
  FINISHED: 6,
}

/**
 * The steps of an order from its creation to the end of its service; empty for a closed or refunded one. product §2.17
 */
export function timeline({ status, sku, nextStep }: Order): TimelineStep[] {
  const at = Object.hasOwn(RANK, status) ? RANK[status] : undefined
  if (at === undefined) return []
  const steps = [
    { rank: 0, words: '提交订单', isPart: true },
    { rank: 1, words: '合同签署', isPart: asksFor(sku, 'needSign') },
    { rank: 2, words: '人脸核验', isPart: asksFor(sku, 'needFace') },
    { rank: 3, words: '付款', isPart: true },
    { rank: 4, words: '服务开通', isPart: true },
    { rank: 5, words: '服务中', note: nextStep === 'FEEDBACK' ? '待回访' : undefined, isPart: true },
    { rank: 6, words: '服务结束', isPart: true },
  ]
  return steps
    .filter(({ isPart }) => isPart)
    .map(({ rank, words, note }) => ({ words, note, state: rank < at ? 'done' : rank === at ? 'now' : 'ahead' }))
}
