import { nullable, object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Coupon, suits } from '#api/shapes/coupon.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** The customer's coupons, of one state or all. spec §7 Coupons */
export const couponsMe = get('/coupons/coupons/me', {
  input: object({ status: optional(known('UNUSED', 'LOCKED', 'USED', 'EXPIRED')) }),
  output: listOf(Coupon),
})

/** Coupons that reduce the price of a sku now, or of any. spec §7 Coupons */
export const couponsUsers = get('/coupons/coupons/users', {
  input: object({ skuId: optional(string()) }),
  output: listOf(Coupon),
})

/** Takes a coupon of a plan; who has one already gets the same. A GET with an effect. spec §7 Coupons */
export const couponGain = get('/coupons/gain', {
  input: object({ planNumber: string() }),
  output: Coupon,
  effects: true,
})

/** The customer's coupon of a plan, if they took one. spec §7 Coupons */
export const couponOfMine = get('/coupons/my/{planNumber}', {
  members: true,
  input: object({ planNumber: string() }),
  output: nullable(Coupon),
})

/**
 * A plan: what it is worth (fen), how many are left, when it may be taken (epoch ms), for how many days one is good,
 * counted from the day on which it is taken. spec §7 Coupons
 */
export const couponPlan = get('/coupons/plan/number/{planNumber}', {
  input: object({ planNumber: string() }),
  output: object({
    name: string(),
    valueFen: optional(Finite),
    discountRate: optional(Finite),
    left: Count,
    startAt: Time,
    endAt: Time,
    limitPerUser: Count,
    thresholdFen: optional(Finite),
    scopeText: optional(string()),
    lifeDays: optional(Count),
    suits,
  }),
})

/** Activates a coupon that came with an order; again changes nothing. spec §7 Coupons */
export const ddCouponActivate = post('/dd-order/coupon/activate', {
  input: object({ id: string() }),
  output: Coupon,
})

/** One coupon that came with an order. spec §7 Coupons */
export const ddCouponInfo = get('/dd-order/coupon/info', { input: object({ id: string() }), output: Coupon })

/** The coupons that came with orders. spec §7 Coupons */
export const ddCouponMyList = get('/dd-order/coupon/my-list', { input: object({}), output: listOf(Coupon) })

/**
 * What a delay coupon does: to which order, how many days, until when it may be used (epoch ms). `sign`: where its
 * paper stands; `newServiceEndAt`: the end that it made, once it was used. spec §7 Coupons
 */
export const delayCouponInfo = get('/delay_coupon/info', {
  input: object({ id: string() }),
  output: object({
    order: object({ orderNumber: string(), name: string(), serviceEndAt: optional(Time) }),
    days: Count,
    expireAt: Time,
    sign: optional(known('NONE', 'CREATED', 'SIGNING', 'SIGNED', 'REJECTED', 'EXPIRED')),
    newServiceEndAt: optional(Time),
  }),
})

/** Makes the service of the order longer, once and once its paper is signed; answers the new end, epoch ms. spec §7 Coupons */
export const delayCouponSign = post('/sign/delay_coupon', {
  input: object({ id: string() }),
  output: object({ newServiceEndAt: Time }),
})
