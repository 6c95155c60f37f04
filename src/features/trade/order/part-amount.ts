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

/** The error of a part's amount (fen); '' for a valid one. */
export function amountError(amountFen: number, most: number): string {
  if (amountFen < LEAST) return '每笔金额不能少于1元'
  return amountFen > most ? `不能超过待付金额 ${yuan(most)}` : ''
}
