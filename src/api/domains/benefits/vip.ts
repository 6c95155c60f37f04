import { object, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** The trial of the membership: how many days, how many are left. spec §7 VIP */
export const vipCouponTemplateInfo = get('/vip-coupon/template/info', {
  members: true,
  input: object({}),
  output: object({
    templateId: string(),
    name: string(),
    days: Count,
    left: Count,
    agreementUrl: string(),
  }),
})

/** Notices for members, newest first; `at` epoch ms. spec §7 VIP */
export const vipNotice = get('/vip-notice', {
  members: true,
  input: object({}),
  output: listOf(object({ text: string(), at: Time })),
})

/** Asks for the trial; again answers the first coupon. It begins when its agreement is signed. spec §7 VIP */
export const vipCouponApply = postJson('/vip-coupon/apply', {
  input: object({ templateId: string() }),
  output: object({ couponId: string() }),
})
