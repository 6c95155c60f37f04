import type { Sku } from '#api/shapes/order.ts'
import { checkoutHref } from '#lib/path/order-href.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** A document of an order that can be opened. */
export interface Document {
  /** Name and version: a new version has to be read and accepted again. law §2 */
  id: string
  name: string
  href: string
  opened: boolean
  accepted: boolean
}

/** Whether the tick was given for each of them, in its present version. */
export const areAccepted = (documents: readonly Document[]) => documents.every(({ accepted }) => accepted)

/** The documents of an order: those of the service, then the company's. law §2 */
export function documentsOf(
  { skuId, agreements = [] }: Pick<Sku, 'skuId' | 'agreements'>,
  { opened = [], accepted = [] }: CheckoutDraft,
): Document[] {
  const own = agreements.map(({ key, name, docVersion }) => ({
    id: `${name} ${docVersion}`,
    name,
    href: checkoutHref(skuId, `agreement/${key}`),
  }))
  const house = [
    { id: '用户协议', name: '用户协议', href: '/userPolicy' },
    { id: '隐私政策', name: '隐私政策', href: '/privacyProtocol' },
  ]
  return [...own, ...house].map((each) => ({
    ...each,
    opened: opened.includes(each.id),
    accepted: accepted.includes(each.id),
  }))
}
