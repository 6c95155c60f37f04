import { subOrderCreate } from '#api/domains/trade/order/create.ts'
import { BusinessError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { createStorage } from '#session/storage.ts'
import { type Attempts, createAttempts } from './attempt.ts'
import { checkoutHref } from '#lib/path/order-href.ts'
import { equalParts } from '#features/trade/steps/split.ts'

/** An order as known after it was made or found again. */
export type Made = Pick<Order, 'orderNumber' | 'nextStep' | 'payableFen'> & Partial<Pick<Order, 'subOrders'>>

/** ended: the attempt is finished. refused: the order was not split, and the customer decides. open: unknown. */
type End = 'ended' | 'refused' | 'open'

/**
 * Finishes the attempt of a known order: splits it into the chosen parts, now or after the tab was killed, and removes
 * the attempt. If the order could not be split the attempt stays, with the reason if there is one.
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
  /** The order has changed. */
  recheck: () => void
  navigate: (path: string, options: { replace: boolean }) => void
}

/** The same for an order at a later step whose tab was killed; a rejected split is decided at the checkout. */
export async function endLostAttempt(order: Order, { send, account, recheck, navigate }: AtStep): Promise<void> {
  const attempts = createAttempts(createStorage('local'), account, Date.now)
  const { skuId } = order.sku
  const attempt = attempts.find(skuId)
  if (!attempt) return
  // An order that is not waiting has nothing to split.
  if (!WAITING.has(order.status)) return attempts.end(skuId)
  const end = attempt.refusal === undefined ? await endAttempt({ send, attempts }, skuId, order) : 'refused'
  if (end === 'ended') recheck()
  if (end === 'refused') navigate(checkoutHref(skuId), { replace: true })
}

const WAITING: ReadonlySet<string> = new Set(['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY'])
