import { orderPreOrder } from '#api/domains/trade/order/create.ts'
import type { Send } from '#api/send.ts'
import { isRejection } from '#data/write/rejection.ts'

/**
 * Frees a reserved coupon, since it is not offered again: a reservation without one takes its place. If there is an order
 * after all, the service rejects this.
 * @throws without an answer
 */
export async function releaseCoupon(send: Send, skuId: string): Promise<void> {
  await send(orderPreOrder, { skuId }).catch((cause: unknown) => {
    if (!isRejection(cause)) throw cause
  })
}
