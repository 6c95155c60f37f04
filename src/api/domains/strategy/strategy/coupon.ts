import { boolean, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Coupon } from '#api/shapes/coupon.ts'
import { Strategy } from '#api/shapes/strategy.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** Coupons that open a strategy for a number of days. spec §7 Strategy */
export const strategyCouponList = get('/strategy-coupon/list', { input: object({}), output: listOf(Coupon) })

/** What a coupon opens, for how many days, under which agreement. spec §7 Strategy */
export const strategyCouponInfo = get('/strategy-coupon/info', {
  input: object({ couponId: string() }),
  output: object({
    ...Coupon.entries,
    strategies: listOf(Strategy),
    days: Count,
    agreement: object({ name: string(), url: string() }),
  }),
})

/** Coupons that were used, and for which strategy. spec §7 Strategy */
export const strategyCouponUsedList = get('/strategy-coupon/used/list', {
  input: object({ ...paging }),
  output: pageOf(object({ ...Coupon.entries, usedAt: Time, strategyName: string() })),
})

/** Whether the caller may use a sales person's link. spec §7 Strategy */
export const strategyOrderLinkCheck = get('/strategy-order-link/check', {
  members: true,
  input: object({ code: string() }),
  output: object({
    valid: boolean(),
    boundToMe: boolean(),
    reason: optional(known('EXPIRED', 'USED', 'OTHER_ACCOUNT')),
  }),
})

/** The order that a sales person prepared for this customer; price in fen, valid until `expireAt`. spec §7 Strategy */
export const strategyOrderLinkInfo = get('/strategy-order-link/info', {
  input: object({ code: string() }),
  output: object({
    code: string(),
    orderNumber: optional(string()),
    skuId: string(),
    priceFen: Finite,
    expireAt: Time,
    sales: object({ number: string(), name: string() }),
  }),
})
