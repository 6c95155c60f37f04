import { array, boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Created, PriceTrial, RiskAck, Sku, SubOrder } from '#api/shapes/order.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** The sku of a prospective order, as it is now. spec §7 Orders */
export const orderSkuDetail = get('/orders/sku/detail', { input: object({ skuId: string() }), output: Sku })

/**
 * Whether the customer may buy a sku, gate by gate in their fixed order; `reason` is the first closed one.
 * `reviewUntil`: a purchase above the customer's own level is accepted only after this time, epoch ms. spec §7 Orders
 */
export const orderCheckBySku = get('/orders/checkBySku', {
  input: object({ skuId: string() }),
  output: object({
    canBuy: boolean(),
    reason: optional(string()),
    message: optional(string()),
    pendingOrderNumber: optional(string()),
    needMismatchText: optional(string()),
    reviewUntil: optional(Time),
    gates: listOf(
      object({
        gate: known('MOBILE', 'REALNAME', 'PROFILE', 'EVAL', 'MATCH', 'DISCLOSURE'),
        state: known('PASSED', 'OPEN', 'BLOCKED', 'NOT_NEEDED'),
      }),
    ),
  }),
})

/** Price preview: fen, computed from sku, coupon and gift; without side effects. spec §7 Orders */
export const orderPre = postJson('/orders/pre', {
  input: object({ skuId: string(), couponId: optional(string()), giftNumber: optional(string()) }),
  output: PriceTrial,
  effects: false,
})

/** Reserves stock and the coupon for 15 minutes where stock is counted; idempotent. spec §7 Orders */
export const orderPreOrder = postJson('/orders/pre-order', {
  input: object({ skuId: string(), couponId: optional(string()), giftNumber: optional(string()) }),
  output: object({ preOrderNumber: string(), expireAt: Time }),
})

/**
 * Creates an order; the same `clientNo` returns the first one. `payableFen` is the displayed price: any other is
 * rejected. spec §7 Orders
 */
export const orderCreate = postJson('/orders', {
  input: object({
    skuId: string(),
    preOrderNumber: optional(string()),
    couponId: optional(string()),
    giftNumber: optional(string()),
    addressId: optional(string()),
    salesNumber: optional(string()),
    shareWxId: optional(string()),
    riskAck: optional(RiskAck),
    payableFen: Finite,
    clientNo: string(),
  }),
  output: Created,
})

/** Splits the payment: 2 to 10 parts of at least ¥1 that add up to the total; idempotent. spec §7 Orders */
export const subOrderCreate = postJson('/orders/sub', {
  input: object({ orderNumber: string(), parts: array(Count) }),
  output: listOf(SubOrder),
})
