import { useParams } from 'wouter'
import { skuByNumber } from '#api/domains/trade/sku.ts'
import type { Sku } from '#api/shapes/order.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { usePage } from '#wechat/page.tsx'

/** The service of a number printed on materials, for guests as well. OR-01 */
export function useSkuNumber(): Loaded<Sku> {
  const { skuNumber = '' } = useParams<{ skuNumber?: string }>()
  usePage({ title: '服务详情' })
  return useCall(skuByNumber, { skuNumber })
}
