/** The customer's prizes. LV-05 */
export const PRIZES = '/me/prize'

/** Goods on their way. BE-09 */
export const GOODS = '/me/goods'

/** One delivery among them. */
export function goodsHref(id: string): string {
  return `${GOODS}?id=${encodeURIComponent(id)}`
}
