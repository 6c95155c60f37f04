import type { Sku } from '#api/shapes/order.ts'
import { checkoutHref } from '#lib/path/order-href.ts'

/** A document of an order that can be opened. */
export interface Document {
  name: string
  href: string
  opened: boolean
}

/** The documents of an order: those of the service, then the company's. law §2 */
export function documentsOf({ skuId, agreements = [] }: Sku, opened: readonly string[]): Document[] {
  const own = agreements.map(({ key, name }) => ({ name, href: checkoutHref(skuId, `agreement/${key}`) }))
  const house = [
    { name: '用户协议', href: '/userPolicy' },
    { name: '隐私政策', href: '/privacyProtocol' },
  ]
  return [...own, ...house].map((each) => ({ ...each, opened: opened.includes(each.name) }))
}
