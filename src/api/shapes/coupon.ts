import { boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { known } from '#api/shapes.ts'

/** A coupon of the customer. LOCKED: an order that waits for payment holds it; `discountRate` 0.9: pays nine tenths. */
export const Coupon = object({
  couponId: string(),
  planNumber: string(),
  name: string(),
  kind: known('CASH', 'DISCOUNT', 'DELAY', 'STRATEGY', 'VIP', 'DD', 'GIFT'),
  valueFen: optional(number()),
  discountRate: optional(number()),
  thresholdFen: optional(number()),
  startAt: number(),
  endAt: number(),
  status: known('UNUSED', 'LOCKED', 'USED', 'EXPIRED'),
  scopeText: string(),
})
export type Coupon = InferOutput<typeof Coupon>

/** Something given along with a service; `stock`: how many are left, absent where it is not counted. */
export const Gift = object({
  number: string(),
  name: string(),
  coverUrl: string(),
  needAddress: boolean(),
  stock: optional(number()),
})
export type Gift = InferOutput<typeof Gift>
