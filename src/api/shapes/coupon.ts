import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { CourseCard, known, listOf } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** Courses that a coupon discounts, best sellers first, with their reduced price, fen. */
export const suits = optional(listOf(object({ course: CourseCard, payableFen: Finite })))

/**
 * A coupon of the customer. LOCKED: reserved for an unpaid order, `orderNumber` if that exists already; of a used one
 * it is the order that it was used for; `heldUntil`: when it is released without a payment, epoch ms. `discountRate`
 * 0.9: the customer pays 90%.
 */
export const Coupon = object({
  couponId: string(),
  planNumber: string(),
  name: string(),
  kind: known('CASH', 'DISCOUNT', 'DELAY', 'STRATEGY', 'VIP', 'DD', 'GIFT'),
  valueFen: optional(Finite),
  discountRate: optional(Finite),
  thresholdFen: optional(Finite),
  startAt: Time,
  endAt: Time,
  status: known('UNUSED', 'LOCKED', 'USED', 'EXPIRED'),
  scopeText: string(),
  orderNumber: optional(string()),
  heldUntil: optional(Time),
  suits,
})
export type Coupon = InferOutput<typeof Coupon>

/** A gift included with a service; `stock`: remaining, absent where it is not counted. */
export const Gift = object({
  number: string(),
  name: string(),
  coverUrl: string(),
  needAddress: boolean(),
  stock: optional(Count),
})
export type Gift = InferOutput<typeof Gift>
