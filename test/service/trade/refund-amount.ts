import { DAY, today } from '#test/service/seed/days.ts'
import type { OrderRow } from './status.ts'

/** Working days in which the contract may be ended for the whole price. product 4.2 */
const COOLING_DAYS = 5

export interface RefundQuote {
  canApply: boolean
  /** Fen. */
  maxFen: number
  /** The end of the last day of it, epoch ms. */
  coolingEndAt: number
  /** How the amount is made, as it is printed. */
  lines: { name: string; amountFen: number }[]
}

const REFUNDABLE = new Set(['PART_PAID', 'PAID', 'IN_SERVICE'])

/** How much would be paid back now: everything while cooling, afterwards without the days that were served. */
export function quoteRefund(order: OrderRow, now: number): RefundQuote {
  const { paidFen, serviceStartAt, serviceEndAt, status } = order
  const coolingEndAt = coolingEnd(order.signedAt ?? order.paidAt ?? order.createdAt)
  const canApply = REFUNDABLE.has(status) && paidFen > 0
  if (!canApply) return { canApply, maxFen: 0, coolingEndAt, lines: [] }
  const paid = { name: '已付金额', amountFen: paidFen }
  const isServed = serviceStartAt !== null && serviceEndAt !== null && now > serviceStartAt
  if (now < coolingEndAt || !isServed) {
    const why = now < coolingEndAt ? '签约后5个工作日内，不扣减' : '服务尚未开通，不扣减'
    return { canApply, maxFen: paidFen, coolingEndAt, lines: [paid, { name: why, amountFen: 0 }, total(paidFen)] }
  }
  const days = Math.max(1, Math.round((serviceEndAt - serviceStartAt) / DAY))
  const used = Math.min(days, Math.ceil((now - serviceStartAt) / DAY))
  const usedFen = Math.round((paidFen * used) / days)
  const maxFen = paidFen - usedFen
  const lines = [paid, { name: `已服务 ${used} 天（共 ${days} 天）`, amountFen: -usedFen }, total(maxFen)]
  return { canApply: maxFen > 0, maxFen, coolingEndAt, lines }
}

const total = (amountFen: number) => ({ name: '应退金额', amountFen })

/** The end of the fifth working day after a day; holidays beside weekends are not known here. */
function coolingEnd(from: number): number {
  let day = today(from)
  for (let left = COOLING_DAYS; left > 0;) {
    day += DAY
    // Midnight in Shanghai is 16:00 UTC of the day before.
    const weekday = new Date(day + DAY / 2).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return day + DAY
}
