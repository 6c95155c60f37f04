import { useParams } from 'wouter'
import { skuByNumber } from '#api/domains/trade/sku.ts'
import type { Sku } from '#api/shapes/order.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePage } from '#wechat/page.tsx'

/** The service of a number printed on materials; 'guest' where nobody is signed in to look it up. product OR-01 */
export function useSkuNumber(): { state: 'guest'; here: string } | Loaded<Sku> {
  const { skuNumber = '' } = useParams<{ skuNumber?: string }>()
  const member = useSignedIn()
  const sku = useCall(skuByNumber, member ? { skuNumber } : null)
  usePage({ title: '服务详情' })
  return member ? sku : { state: 'guest', here: `/sku/number/${encodeURIComponent(skuNumber)}` }
}
