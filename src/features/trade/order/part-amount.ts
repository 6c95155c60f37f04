import type { Order } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'

/** The smallest part, fen. OR-02 */
const LEAST = 100

const isPayable = ({ status }: Order) => status === 'WAIT_PAY' || status === 'PART_PAID'

/** What is still to be paid of an order, in parts or not, fen; 0 if nothing can be paid now. */
export function dueFen(order: Order): number {
  return isPayable(order) ? order.payableFen - order.paidFen : 0
}

/** The amount of an order that no part covers yet, fen; 0 if nothing can be paid now. */
export function openFen(order: Order): number {
  const { payableFen, subOrders = [] } = order
  if (!isPayable(order)) return 0
  return payableFen - subOrders.reduce((sum, part) => (part.status === 'CLOSED' ? sum : sum + part.amountFen), 0)
}

/** The error of a part's amount (fen), which must leave nothing or enough for another part; '' for a valid one. */
export function amountError(amountFen: number, most: number): string {
  const left = most - amountFen
  if (amountFen < LEAST) return '每笔金额不能少于1元'
  if (left < 0) return `不能超过待付金额 ${yuan(most)}`
  return left > 0 && left < LEAST ? '余下金额不能少于1元' : ''
}
