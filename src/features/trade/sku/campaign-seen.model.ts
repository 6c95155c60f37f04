import { adUnionId } from '#api/domains/trade/order/campaign.ts'
import { publicConvertWeb } from '#api/domains/public/convert.ts'
import { useSend } from '#data/provider.tsx'
import { useClick } from './click.model.ts'

/** Reports the visit to the advertisement; a failure is ignored. OR-18 */
export function useCampaignSeen(): (() => void) | undefined {
  const send = useSend()
  const clickId = useClick()
  if (clickId === undefined) return undefined
  return () => {
    void send(adUnionId, { clickId }).catch(() => undefined)
    void send(publicConvertWeb, { event: 'VIEW', clickId }).catch(() => undefined)
  }
}
