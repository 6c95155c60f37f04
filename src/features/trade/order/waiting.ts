import type { Order } from '#api/shapes/order.ts'
import { payUntil } from '#lib/pay-until.ts'

type Step = Order['nextStep']

const STEPS: ReadonlySet<Step> = new Set<Step>(['EVAL', 'SIGN', 'FACE', 'PAY'])

/** Whether an order waits for its customer and ends without them. A visit (FEEDBACK) is due while the service runs. */
export const waits = ({ nextStep }: Pick<Order, 'nextStep'>): boolean => STEPS.has(nextStep)

/** Those of the orders that wait, each once as last named, the first to end on top. */
export function soonestFirst(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.orderNumber, order])).values()]
    .filter(waits)
    .sort((a, b) => (payUntil(a) ?? Infinity) - (payUntil(b) ?? Infinity) || b.createdAt - a.createdAt)
}
