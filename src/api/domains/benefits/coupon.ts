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

/** Discount coupons applicable to a sku now, or to any. spec §7 Coupons */
export const couponsUsers = get('/coupons/coupons/users', {
  input: object({ skuId: optional(string()) }),
  output: listOf(Coupon),
})

/** Claims a coupon of a plan; a second claim returns the same one. A GET with an effect. spec §7 Coupons */
export const couponGain = get('/coupons/gain', {
  input: object({ planNumber: string() }),
  output: Coupon,
  effects: true,
})

/** The customer's coupon of a plan, if claimed. spec §7 Coupons */
export const couponOfMine = get('/coupons/my/{planNumber}', {
  members: true,
  input: object({ planNumber: string() }),
  output: nullable(Coupon),
})

/**
 * A plan: its value (fen), remaining stock, claim period (epoch ms), and validity in days from the day it is claimed.
 * spec §7 Coupons
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

/** Activates a coupon that came with an order; idempotent. spec §7 Coupons */
export const ddCouponActivate = post('/dd-order/coupon/activate', {
  input: object({ id: string() }),
  output: Coupon,
})

/** One coupon that came with an order. spec §7 Coupons */
export const ddCouponInfo = get('/dd-order/coupon/info', { input: object({ id: string() }), output: Coupon })

/** The coupons that came with orders. spec §7 Coupons */
export const ddCouponMyList = get('/dd-order/coupon/my-list', { input: object({}), output: listOf(Coupon) })

/**
 * A delay coupon: its order, how many days, until when it can be used (epoch ms). `sign`: status of its agreement;
 * `newServiceEndAt`: the resulting end, once used. spec §7 Coupons
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

/**
 * Extends the service of the order, once and after its agreement is signed; returns the new end, epoch ms. spec §7
 * Coupons
 */
export const delayCouponSign = post('/sign/delay_coupon', {
  input: object({ id: string() }),
  output: object({ newServiceEndAt: Time }),
})
