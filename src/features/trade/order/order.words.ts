import { asksFor } from '#lib/gates.ts'
import type { Order } from '#api/shapes/order.ts'
import { payUntil } from '#lib/pay-until.ts'
import { lastMoment, minute } from '#lib/time/dates.ts'

const STATUS: Readonly<Record<string, string>> = {
  WAIT_SIGN: '待签署',
  WAIT_FACE: '待核验',
  WAIT_PAY: '待付款',
  PART_PAID: '部分付款',
  PAID: '已付款',
  IN_SERVICE: '服务中',
  FINISHED: '已结束',
  CLOSED: '已关闭',
  REFUNDING: '退款中',
  REFUNDED: '已退款',
}

const PART: Readonly<Record<string, string>> = {
  WAIT_PAY: '待付款',
  PAYING: '付款中',
  PAID: '已付款',
  CLOSED: '已关闭',
}

const NEWER = '状态更新中'

const word = (words: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(words, key) ? (words[key] ?? NEWER) : NEWER

/** Whether the status is final. */
export const isOver = (status: string): boolean => /^(?:FINISHED|CLOSED|REFUNDED)$/.test(status)

/** The status of an order in words. product §2.17 */
export const orderStatus = (status: string): string => word(STATUS, status)

/** The status of a part of a payment in words. */
export const partStatus = (status: string): string => word(PART, status)

/** Until when the contract can be cancelled without a reason; '' where it cannot, or the time is over. law §2 */
export function coolingWords({ sku, refund }: Order, now: number): string {
  const until = asksFor(sku, 'needSign') && refund?.canApply ? refund.coolingEndAt : undefined
  return until !== undefined && until > now ? `${minute(until)} 前可书面通知解除合同，全额退款` : ''
}

/** What an order waits for, or how long its service runs. */
export function nextText(order: Order): string {
  const { nextStep, serviceEndAt, status, closedReason } = order
  const end = payUntil(order)
  switch (nextStep) {
    case 'SIGN':
      return '签完合同才能付款'
    case 'FACE':
      return '核验本人后付款'
    case 'PAY':
      return end === undefined ? '' : `保留至 ${minute(end)}`
    default:
      break
  }
  if (status === 'IN_SERVICE') return serviceEndAt === undefined ? '' : `${lastMoment(serviceEndAt)} 到期`
  return status === 'CLOSED' ? (closedReason ?? '') : ''
}
