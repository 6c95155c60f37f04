import { useEffect } from 'react'
import { useParams } from 'wouter'
import { orderSkuDetail } from '#api/domains/trade/order/create.ts'
import type { Sku } from '#api/shapes/order.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { usePage } from '#wechat/page.tsx'

export type Agreement = NonNullable<Sku['agreements']>[number]

/** One document of an order in full; undefined where the service has none with this key. OR-02 */
export function useAgreement(): Loaded<Agreement | undefined> {
  const { skuId = '', key = '' } = useParams<{ skuId?: string; key?: string }>()
  const sku = useCall(orderSkuDetail, { skuId })
  const found = mapLoaded(sku, ({ agreements = [] }) => agreements.find((each) => each.key === key))
  usePage({ title: dataOf(found)?.name ?? '协议' })
  // The previous page may have been scrolled down.
  useEffect(() => {
    scrollTo(0, 0)
  }, [key])
  return found
}
