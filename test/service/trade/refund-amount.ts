import { DAY, today } from '#test/service/seed/days.ts'
import type { OrderRow } from './status.ts'

/** Working days in which the contract may be cancelled for the full price. law §2 */
const COOLING_DAYS = 5

type Times = Pick<OrderRow, 'paidAt' | 'signedAt' | 'serviceStartAt' | 'serviceEndAt'>
/** The relevant fields of an order. */
type Amounts = Pick<OrderRow, 'status' | 'paidFen' | 'createdAt'> & { [Time in keyof Times]?: Times[Time] | undefined }

export interface RefundQuote {
  canApply: boolean
  /** Fen. */
  maxFen: number
  /** The end of the last day of it, epoch ms. */
  coolingEndAt: number
  isCooling: boolean
  /** Days of service until now, of how many; omitted where the service has not begun. */
  usedDays?: number
  serviceDays?: number
  /** How the amount is calculated, as printed. */
  lines: { name: string; amountFen: number }[]
}

const REFUNDABLE = new Set(['PART_PAID', 'PAID', 'IN_SERVICE'])

/** The current refund amount: everything during the cooling-off period, afterwards without the days used. */
export function quoteRefund(order: Amounts, now: number): RefundQuote {
  const { paidFen, status } = order
  const coolingEndAt = workingDaysEnd(order.signedAt ?? order.paidAt ?? order.createdAt, COOLING_DAYS)
  const isCooling = now < coolingEndAt
  const served = servedDays(order, now)
  const known = { coolingEndAt, isCooling, ...served }
  if (!REFUNDABLE.has(status) || paidFen <= 0) return { canApply: false, maxFen: 0, lines: [], ...known }
  const paid = { name: '已付金额', amountFen: paidFen }
  if (isCooling || !served) {
    const why = isCooling ? '签约后5个工作日内，不扣减' : '服务尚未开通，不扣减'
    return { canApply: true, maxFen: paidFen, lines: [paid, { name: why, amountFen: 0 }, total(paidFen)], ...known }
  }
  const { usedDays, serviceDays } = served
  const usedFen = Math.round((paidFen * usedDays) / serviceDays)
  const maxFen = paidFen - usedFen
  const lines = [paid, { name: `已服务 ${usedDays} 天（共 ${serviceDays} 天）`, amountFen: -usedFen }, total(maxFen)]
  return { canApply: maxFen > 0, maxFen, lines, ...known }
}

const total = (amountFen: number) => ({ name: '应退金额', amountFen })

/** Days in Shanghai count in full from the first on, so that an amount is stable until midnight. */
function servedDays({ serviceStartAt, serviceEndAt }: Amounts, now: number) {
  if (serviceStartAt == null || serviceEndAt == null || now < serviceStartAt) return undefined
  const serviceDays = Math.max(1, Math.round((serviceEndAt - serviceStartAt) / DAY))
  const begun = (today(now) - today(serviceStartAt)) / DAY + 1
  return { usedDays: Math.min(serviceDays, begun), serviceDays }
}

/** The end of the n-th working day after a day, epoch ms; only weekends are known here, no holidays. */
export function workingDaysEnd(from: number, days: number): number {
  let day = today(from)
  for (let left = days; left > 0;) {
    day += DAY
    // Midnight in Shanghai is 16:00 UTC of the day before.
    const weekday = new Date(day + DAY / 2).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return day + DAY
}
