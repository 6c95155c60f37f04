import type { Deps } from '#test/service/deps.ts'
import { offOf, ownCoupon, planOf, toCoupon } from './coupon-present.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { SkuSeed } from '#test/service/seed/skus.ts'
import { toGift } from '#test/service/gift-stock.ts'

export interface Choice {
  couponId?: string | undefined
  giftNumber?: string | undefined
}

/**
 * What a sku costs this customer, fen: its price, less the coupon's discount. At least one fen remains to pay.
 * `keptBy`: a reservation whose own lock on the coupon is ignored.
 */
export async function priceOf(sku: SkuSeed, choice: Choice, userId: string, deps: Deps, keptBy?: string) {
  const { giftNumber, couponId } = choice
  if (giftNumber !== undefined) await needGift(sku, giftNumber, deps)
  const amountFen = sku.priceFen
  const discountFen = couponId === undefined ? 0 : await discountOf(sku, couponId, userId, deps, keptBy)
  return { amountFen, discountFen, payableFen: amountFen - discountFen }
}

async function discountOf(sku: SkuSeed, couponId: string, userId: string, deps: Deps, keptBy?: string) {
  const row = await ownCoupon(couponId, userId, deps)
  const plan = planOf(row.planNumber, deps)
  const { status } = toCoupon(row, deps)
  if (status === 'EXPIRED' || row.endAt <= deps.now()) throw new Refusal(40951, '优惠券已过期')
  if (status === 'USED') throw new Refusal(40952, '优惠券已使用')
  if (status === 'LOCKED' && row.orderNumber !== keptBy) throw new Refusal(40950, '已被待付款订单占用')
  const { kind, skuIds, thresholdFen = 0 } = plan
  const fits = (kind === 'CASH' || kind === 'DISCOUNT') && row.startAt <= deps.now()
  if (!fits || (skuIds && !skuIds.includes(sku.skuId))) throw new Refusal(40911, '该优惠券不适用于此服务')
  if (sku.priceFen < thresholdFen) throw new Refusal(40912, '未达到优惠券的使用门槛')
  return offOf(plan, sku.priceFen)
}

async function needGift(sku: SkuSeed, giftNumber: string, deps: Deps): Promise<void> {
  if (!sku.giftNumbers.includes(giftNumber)) throw new Refusal(40913, '该礼品不随此服务赠送')
  if ((await toGift(giftNumber, deps)).stock === 0) throw new Refusal(40914, '礼品已赠完')
}
