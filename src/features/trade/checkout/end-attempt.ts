import { subOrderCreate } from '#api/domains/trade/order/create.ts'
import { BusinessError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { createStorage } from '#session/storage.ts'
import { type Attempts, createAttempts } from './attempt.ts'
import { checkoutHref } from '#lib/path/order-href.ts'
import { equalParts } from '#features/trade/steps/split.ts'

/** An order as far as it is known when it was made, or found again. */
export type Made = Pick<Order, 'orderNumber' | 'nextStep' | 'payableFen'> & Partial<Pick<Order, 'subOrders'>>

/** ended: nothing is left of the attempt. refused: the order stands whole, and the customer is to decide. open: not known. */
type End = 'ended' | 'refused' | 'open'

/**
 * Ends the attempt of an order that is known: cuts it into the parts that were chosen for it, now or before a tab was
 * killed, and forgets the attempt. Where it could not be cut the attempt stays, with the reason where there was one.
 */
export async function endAttempt(
  { send, attempts }: { send: Send; attempts: Attempts },
  skuId: string,
  { orderNumber, payableFen, subOrders = [] }: Made,
  chosen = 1,
): Promise<End> {
  const count = attempts.find(skuId)?.parts ?? chosen
  try {
    if (count > 1 && subOrders.length === 0)
      await send(subOrderCreate, { orderNumber, parts: equalParts(payableFen, count) })
  } catch (cause) {
    if (!(cause instanceof BusinessError)) return 'open'
    attempts.uncut(skuId, explain(cause))
    return 'refused'
  }
  attempts.end(skuId)
  return 'ended'
}

interface AtStep {
  send: Send
  account: string
  /** The order has moved on. */
  recheck: () => void
  navigate: (path: string, options: { replace: boolean }) => void
}

/** Does it for an order at a later step, whose tab was killed before; what was refused is decided where it was chosen. */
export async function endLostAttempt(order: Order, { send, account, recheck, navigate }: AtStep): Promise<void> {
  const attempts = createAttempts(createStorage('local'), account, Date.now)
  const { skuId } = order.sku
  const attempt = attempts.find(skuId)
  if (!attempt) return
  // An order that waits no more has nothing left to cut.
  if (!WAITING.has(order.status)) return attempts.end(skuId)
  const end = attempt.refusal === undefined ? await endAttempt({ send, attempts }, skuId, order) : 'refused'
  if (end === 'ended') recheck()
  if (end === 'refused') navigate(checkoutHref(skuId), { replace: true })
}

const WAITING: ReadonlySet<string> = new Set(['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY'])
