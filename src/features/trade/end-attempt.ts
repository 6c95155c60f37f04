import { sub } from '#api/domains/order/create.ts'
import { BusinessError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { Order } from '#api/shapes/order.ts'
import { createStorage } from '#session/storage.ts'
import { type Attempts, createAttempts } from './attempt.ts'
import { equalParts } from './split.ts'

/** An order as far as it is known when it was made, or found again. */
export type Made = Pick<Order, 'orderNumber' | 'nextStep' | 'payableFen'> & Partial<Pick<Order, 'subOrders'>>

/**
 * Ends the attempt of an order that is known: cuts it into the parts that were chosen for it, now or before a tab was
 * killed, and forgets the attempt. False when the parts could not be asked for: the attempt stays.
 */
export async function endAttempt(
  { send, attempts }: { send: Send; attempts: Attempts },
  skuId: string,
  { orderNumber, payableFen, subOrders = [] }: Made,
  chosen = 1,
): Promise<boolean> {
  const count = attempts.find(skuId)?.parts ?? chosen
  try {
    if (count > 1 && subOrders.length === 0) await send(sub, { orderNumber, parts: equalParts(payableFen, count) })
  } catch (cause) {
    // Refused: an order that cannot be split any more is paid as it is.
    if (!(cause instanceof BusinessError)) return false
  }
  attempts.end(skuId)
  return true
}

/** Does it for an order at a later step, whose tab was killed before. True when there was an attempt, and it has ended. */
export async function endLostAttempt(send: Send, account: string, order: Order): Promise<boolean> {
  const attempts = createAttempts(createStorage('local'), account, Date.now)
  const { skuId } = order.sku
  return attempts.find(skuId) !== undefined && endAttempt({ send, attempts }, skuId, order)
}
