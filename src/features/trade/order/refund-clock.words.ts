import type { Order } from '#api/shapes/order.ts'
import { asksFor } from '#lib/gates.ts'
import { countdown, day, minute } from '#lib/time/dates.ts'

interface ClockWords {
  name: string
  value: string
  note: string
}

/** @param now epoch ms by the server; undefined while it is unknown */
export function clockWords({ sku, refund }: Pick<Order, 'sku' | 'refund'>, now: number | undefined): ClockWords {
  const { coolingEndAt, usedDays, serviceDays } = refund ?? {}
  const hasContract = asksFor(sku, 'needSign')
  const name = hasContract ? '冷静期' : '全额退款'
  if (coolingEndAt !== undefined && (now === undefined || now < coolingEndAt)) {
    const value = now === undefined ? '--' : countdown(coolingEndAt - now)
    const right = hasContract ? '可书面通知解除合同，全额退款' : '申请退款不扣减'
    return { name: `${name}剩余`, value, note: `${minute(coolingEndAt)} 前${right}` }
  }
  const used =
    usedDays === undefined || serviceDays === undefined ? '' : `已服务 ${usedDays} 天，共 ${serviceDays} 天。`
  return { name, value: '已结束', note: `${used}可退金额每天更新，以提交申请时为准` }
}

/** The label of the amount: today's, or that of the day it was read. Both epoch ms by the server. */
export function refundableName(readAt: number | undefined, now: number | undefined): string {
  if (readAt === undefined || now === undefined || day(readAt) === day(now)) return '今天可退'
  return `${day(readAt).slice(5)} 可退`
}

/** The rest of a running service; undefined if it has not started. */
export function termOf({ refund }: Pick<Order, 'refund'>): { left: number; days: number } | undefined {
  const { usedDays, serviceDays } = refund ?? {}
  if (usedDays === undefined || !serviceDays) return undefined
  return { left: Math.max(0, serviceDays - usedDays), days: serviceDays }
}
