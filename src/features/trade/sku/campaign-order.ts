import type { InputOf } from '#api/call.ts'
import { adPayClickBind, campaignOrder, campaignOrderH5 } from '#api/domains/trade/order/campaign.ts'
import type { orderCreate } from '#api/domains/trade/order/create.ts'
import { publicConvertWeb } from '#api/domains/public/convert.ts'
import type { Send } from '#api/send.ts'

interface Deps {
  send: Send
  /** Whether WeChat surrounds the page. */
  inside: boolean
  /** The advertisement's click id, if the visitor has consented to tracking. */
  clickId: string | undefined
}

/** Makes the order of a campaign, inside or outside WeChat; a waiting one is returned again. OR-18 */
export async function orderInCampaign(
  { send, inside, clickId }: Deps,
  code: string,
  wish: InputOf<typeof orderCreate>,
) {
  const { salesNumber, riskAck, clientNo, payableFen } = wish
  const call = inside ? campaignOrder : campaignOrderH5
  const made = await send(call, { code, salesNumber, riskAck, clientNo, payableFen, adClickId: clickId })
  if (clickId !== undefined) {
    void send(adPayClickBind, { clickId, orderNumber: made.orderNumber }).catch(() => undefined)
    void send(publicConvertWeb, { event: 'ORDER', clickId }).catch(() => undefined)
  }
  return made
}
