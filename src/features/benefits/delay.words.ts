import type { OutputOf } from '#api/call.ts'
import type { delayCouponInfo } from '#api/domains/benefits/coupon.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { orderHref } from '#lib/path/order-href.ts'

const DAY = 24 * 3_600_000

/** A coupon that extends a service, and its progress. BE-03 */
export interface DelayView {
  days: number
  name: string
  orderNumber: string
  order: string
  /** The current end of the service, and the new end, prospective or actual. */
  from: string
  to: string
  until: string
  /** paper: to be signed. use: signed, to be used. done: extended. over: the service has ended. expired: too late. */
  step: 'paper' | 'use' | 'done' | 'over' | 'expired'
}

type Info = OutputOf<typeof delayCouponInfo>

export function toDelay(info: Info, now: number): DelayView {
  const { order, days, expireAt, newServiceEndAt } = info
  const { serviceEndAt } = order
  const to = newServiceEndAt ?? (serviceEndAt === undefined ? undefined : serviceEndAt + days * DAY)
  return {
    days,
    name: order.name,
    orderNumber: order.orderNumber,
    order: orderHref(order.orderNumber),
    from: endWords(newServiceEndAt === undefined ? serviceEndAt : newServiceEndAt - days * DAY),
    to: endWords(to),
    until: lastMoment(expireAt),
    step: stepOf(info, now),
  }
}

function stepOf({ order, expireAt, sign, newServiceEndAt }: Info, now: number): DelayView['step'] {
  if (newServiceEndAt !== undefined) return 'done'
  if ((order.serviceEndAt ?? Infinity) <= now) return 'over'
  if (expireAt <= now) return 'expired'
  return sign === 'SIGNED' ? 'use' : 'paper'
}

const endWords = (at: number | undefined) => (at === undefined ? '--' : lastMoment(at))
