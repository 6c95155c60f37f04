import { object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Coupon, Gift } from '#api/shapes/coupon.ts'

const State = object({ couponId: string(), status: known('UNUSED', 'USED', 'EXPIRED') })

/** Requests the coupon of a gift; a second request returns the same one. spec §7 Gift */
export const giftCouponApply = post('/gift/coupon/apply', { input: object({ number: string() }), output: State })

/** Redeems the coupon; a physical gift requires an address. Idempotent. spec §7 Gift */
export const giftCouponReceive = post('/gift/coupon/receive', {
  input: object({ couponId: string(), addressId: optional(string()) }),
  output: State,
})

/** A picture that introduces the gift. spec §7 Gift */
export const giftPicture = post('/gift/introduce/picture', {
  input: object({ number: string() }),
  output: object({ imageUrl: string() }),
})

/** The customer's gift coupons, newest first. spec §7 Gift */
export const giftCouponList = get('/gift/coupon/list', {
  input: object({}),
  output: listOf(object({ ...Coupon.entries, gift: Gift })),
})

/** The state of a coupon; `express`: carrier and tracking number. spec §7 Gift */
export const giftCouponReceiveDetail = get('/gift/coupon/receive/detail', {
  input: object({ couponId: string() }),
  output: object({
    status: known('UNUSED', 'EXPIRED', 'DONE', 'WAIT_ADDRESS', 'WAIT_SEND', 'SENT', 'RECEIVED'),
    express: optional(string()),
  }),
})

/** One gift. spec §7 Gift */
export const giftByNumber = get('/gift/good/findByNumber', {
  input: object({ number: string() }),
  output: Gift,
})

/** Pictures and text about a gift. spec §7 Gift */
export const giftIntroduction = get('/gift/introduce/detail/list', {
  input: object({ number: string() }),
  output: listOf(object({ imageUrl: string(), text: string() })),
})
