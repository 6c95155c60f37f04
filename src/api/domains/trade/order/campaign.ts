import { object, optional, string } from 'valibot'
import { post, postJson } from '#api/call.ts'
import { Ack } from '#api/shapes.ts'
import { Created, RiskAck } from '#api/shapes/order.ts'
import { Finite } from '#api/shapes/number.ts'

/** `payableFen`: the displayed price; any other is rejected. journey B6 */
const Campaign = object({
  code: string(),
  mobile: optional(string()),
  openId: optional(string()),
  salesNumber: optional(string()),
  adClickId: optional(string()),
  riskAck: optional(RiskAck),
  clientNo: optional(string()),
  payableFen: optional(Finite),
})

/** Creates the order of a campaign; an unpaid one is returned again. spec §7 Orders */
export const campaignOrder = postJson('/orders/promotion', { input: Campaign, output: Created })

/** The same outside WeChat. spec §7 Orders */
export const campaignOrderH5 = postJson('/orders/promotion/h5', { input: Campaign, output: Created })

/** Attributes an advertisement's click to the customer. spec §7 Orders */
export const adUnionId = post('/orders/ad/unionId', { input: object({ clickId: string() }), output: Ack })

/** Attributes an advertisement's click to the customer's order. spec §7 Orders */
export const adPayClickBind = post('/orders/ad/pay/click/bind', {
  input: object({ clickId: string(), orderNumber: string() }),
  output: Ack,
})
