/** What the customer won. product LV-05 */
export const PRIZES = '/me/prize'

/** Goods on their way. product BE-09 */
export const GOODS = '/me/goods'

/** One delivery among them. */
export function goodsHref(id: string): string {
  return `${GOODS}?id=${encodeURIComponent(id)}`
}
