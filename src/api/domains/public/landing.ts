import { boolean, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { ContactWay } from '#api/shapes/contact-way.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** Invitations, landing pages and their contacts. */

/**
 * Registers a number on a landing page, verified with an SMS code; a repeated registration is reported as such. A GET
 * with an effect. spec §7 Public
 */
export const adBindMobile = get('/public/ad/bind-mobile', {
  input: object({
    mobile: string(),
    code: string(),
    scene: string(),
    adClickId: optional(string()),
    salesNumber: optional(string()),
  }),
  output: object({ bound: boolean() }),
  effects: true,
})

/**
 * What an invitation is for and whether it is still valid; the inviter's name is reduced to its first letter. A GIFT
 * opens the course for `days` to customers who redeem it by /public/convert/exchange: `left` more people until `endAt`;
 * `isMine`: the caller is the giver. spec §7 Public
 */
export const inviteInfo = get('/public/invite/info', {
  input: object({ code: string() }),
  output: object({
    kind: known('COURSE', 'SKU', 'GIFT'),
    skuId: optional(string()),
    courseNumber: optional(string()),
    inviterMasked: string(),
    valid: boolean(),
    gift: optional(object({ days: Count, left: Count, endAt: Time, isMine: boolean() })),
  }),
})

/** The number of current members of this level. spec §7 Public */
export const vipSubscriptionCount = get('/public/vip/subscriptionCount/{level}', {
  input: object({ level: Count }),
  output: object({ count: Count }),
})

/** How a guest adds a staff member in WeCom. spec §7 Public */
export const workWxContactWay = get('/public/workwx/contactway/info', {
  input: object({ scene: optional(string()), salesNumber: optional(string()) }),
  output: ContactWay,
})

/** A WeCom link that adds a staff member. spec §7 Public */
export const customerAcquisitionLink = post('/public/customer_acquisition/get_link_url', {
  input: object({ scene: string(), salesNumber: optional(string()) }),
  output: object({ url: string() }),
})

/** A link that opens a page of the mini-program from outside WeChat. spec §7 Public */
export const wxMaSchema = postJson('/public/wx/ma/schema', {
  input: object({ path: string(), query: optional(string()) }),
  output: object({ scheme: string() }),
})
