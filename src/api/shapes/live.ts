import { type InferOutput, object, optional, string } from 'valibot'
import { known } from '#api/shapes.ts'
import { Finite, Time } from '#api/shapes/number.ts'

/**
 * A prize of the customer. Goods have a shipment (`goodsApplyId`), vouchers are among the coupons, courses open by
 * their number; `note` is the service's text on taxes. The organiser, the rules and the odds of the draw are not in the
 * specification and optional.
 */
export const Prize = object({
  prizeId: string(),
  name: string(),
  kind: known('GOODS', 'COUPON', 'COURSE'),
  status: known('WAIT', 'CLAIMED', 'SENT', 'EXPIRED'),
  imageUrl: string(),
  expireAt: Time,
  address: optional(string()),
  express: optional(string()),
  goodsApplyId: optional(string()),
  couponId: optional(string()),
  courseNumber: optional(string()),
  note: optional(string()),
  organizer: optional(string()),
  odds: optional(string()),
  rulesText: optional(string()),
})
export type Prize = InferOutput<typeof Prize>

/** A course offered in a room. */
export const ShelfItem = object({
  skuId: string(),
  name: string(),
  coverUrl: string(),
  priceFen: Finite,
  originPriceFen: optional(Finite),
  riskLevel: optional(known('R1', 'R2', 'R3', 'R4', 'R5')),
  courseNumber: string(),
})
