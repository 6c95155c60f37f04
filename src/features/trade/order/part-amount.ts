import type { Order } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'

/** The smallest part, fen. OR-02 */
const LEAST = 100

/** The amount of an order that no part covers yet, fen; 0 if nothing can be paid now. */
export function openFen({ status, payableFen, subOrders = [] }: Order): number {
  if (status !== 'WAIT_PAY' && status !== 'PART_PAID') return 0
  return payableFen - subOrders.reduce((sum, part) => (part.status === 'CLOSED' ? sum : sum + part.amountFen), 0)
}

/** The error of a part's amount (fen); '' for a valid one. */
export function amountError(amountFen: number, most: number): string {
  if (amountFen < LEAST) return '每笔金额不能少于1元'
  return amountFen > most ? `不能超过待付金额 ${yuan(most)}` : ''
}
