import type { InputOf } from '#api/call.ts'
import { adPayClickBind, adUnionId, campaignOrder, campaignOrderH5 } from '#api/domains/trade/order/campaign.ts'
import type { orderCreate } from '#api/domains/trade/order/create.ts'
import { publicConvertWeb } from '#api/domains/public/convert.ts'
import { useSend } from '#data/provider.tsx'
import { createAttribution } from '#session/attribution.ts'
import { useConsent } from '#session/consent/consent.ts'
import { createStorage } from '#session/storage.ts'
import { useHost } from '#wechat/page.tsx'

/** The advertisement's click id, if the visitor has consented to tracking. product 0.6 */
function useClick(): string | undefined {
  const { state } = useConsent()
  if (state !== 'accepted') return undefined
  const deps = { local: createStorage('local'), tab: createStorage('session'), now: Date.now }
  return createAttribution(deps).adClickId() ?? undefined
}

/** Reports the visit to the advertisement; a failure is ignored. product OR-18 */
export function useCampaignSeen(): (() => void) | undefined {
  const send = useSend()
  const clickId = useClick()
  if (clickId === undefined) return undefined
  return () => {
    void send(adUnionId, { clickId }).catch(() => undefined)
    void send(publicConvertWeb, { event: 'VIEW', clickId }).catch(() => undefined)
  }
}

/** Makes the order of a campaign, inside or outside WeChat; a waiting one is returned again. product OR-18 */
export function useCampaignOrder() {
  const send = useSend()
  const clickId = useClick()
  const call = useHost().kind === 'inside' ? campaignOrder : campaignOrderH5
  return async (code: string, { salesNumber, riskAck, clientNo, payableFen }: InputOf<typeof orderCreate>) => {
    const made = await send(call, { code, salesNumber, riskAck, clientNo, payableFen, adClickId: clickId })
    if (clickId !== undefined) {
      void send(adPayClickBind, { clickId, orderNumber: made.orderNumber }).catch(() => undefined)
      void send(publicConvertWeb, { event: 'ORDER', clickId }).catch(() => undefined)
    }
    return made
  }
}
