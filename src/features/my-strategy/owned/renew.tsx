import { useTrack } from '#tracking/context.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { AskAdviser } from './ask-adviser.tsx'
import { useRenewal } from './renewal.model.ts'

/** The link to renew a service that ends soon, if the service allows it. SG-12 */
export function Renew({ skuId, strategyId }: { skuId: string; strategyId: string }) {
  const track = useTrack()
  const renewal = useRenewal(skuId)
  if (renewal === undefined) return <AskAdviser />
  return (
    <LinkButton href={renewal} onClick={() => void track('strategy', 'subscribe_click', strategyId)}>
      续订服务
    </LinkButton>
  )
}
