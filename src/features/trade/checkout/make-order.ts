import { orderInfo } from '#api/domains/trade/order/read.ts'
import { orderCreate, orderPreOrder } from '#api/domains/trade/order/create.ts'
import type { Send } from '#api/send.ts'
import type { InputOf } from '#api/call.ts'
import { errorCode, MISSING } from '#data/error-code.ts'
import { isRejection } from '#data/write/rejection.ts'
import type { Attempts } from './attempt.ts'
import type { Made } from './end-attempt.ts'
import { lost } from './lost.ts'
import { releaseCoupon } from './release-coupon.ts'

/** The order to make; `counted`: places are limited, and one is reserved while the order is made. */
export interface Wish {
  order: Omit<InputOf<typeof orderCreate>, 'clientNo' | 'preOrderNumber'>
  counted: boolean
  /** The code of its campaign. */
  campaign: string | undefined
}

interface Deps {
  send: Send
  attempts: Attempts
  inside: boolean
  clickId: string | undefined
  parts: number
}

/** Sends an order under the number of its attempt, with a place reserved where places are counted. reliability §5.8 */
export async function makeOrder(deps: Deps, wish: Wish): Promise<Made> {
  const { send, attempts, inside, clickId, parts } = deps
  const { order, counted, campaign } = wish
  const { skuId, couponId, giftNumber, payableFen } = order
  const begin = () => attempts.begin(skuId, payableFen, parts).clientNo
  const create = async (clientNo: string, preOrderNumber: string | undefined) => {
    const whole = { ...order, ...(preOrderNumber !== undefined && { preOrderNumber }), clientNo }
    if (campaign === undefined) return send(orderCreate, whole).catch(unmade)
    const { orderInCampaign } = await import('#features/trade/sku/campaign-order.ts').catch(lost)
    return orderInCampaign({ send, inside, clickId }, campaign, whole)
  }
  const unmade = async (cause: unknown): Promise<never> => {
    if (isRejection(cause)) await release(send, wish)
    throw cause
  }
  const clientNo = begin()
  const kept = counted ? await send(orderPreOrder, { skuId, couponId, giftNumber }).catch(unlessMissing) : undefined
  const made = await create(clientNo, kept?.preOrderNumber)
  const { orderNumber } = made
  if (made.nextStep !== null || (await send(orderInfo, { orderNumber })).status !== 'CLOSED') {
    return { ...made, payableFen }
  }
  // The answer was lost long ago and its order has closed: this is a new purchase. A paid order stays the result.
  attempts.end(skuId)
  return { ...(await create(begin(), kept?.preOrderNumber)), payableFen }
}

/** Frees the coupon of a wish whose order was not made. @throws without an answer */
export async function release(send: Send, { counted, order: { skuId, couponId } }: Wish): Promise<void> {
  if (counted && couponId !== undefined) await releaseCoupon(send, skuId)
}

/** A service without reservations makes the order all the same. product A20 */
function unlessMissing(cause: unknown): undefined {
  if (errorCode(cause) !== MISSING) throw cause
}
