import { orderCheckBySku } from '#api/domains/trade/order/create.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { skuHref } from '#lib/path/learn-href.ts'

/** Codes by which a service is not sold to this customer: active, not on sale, or unsuitable. 40915 to 40918 */
const NOT_NOW: ReadonlySet<string | undefined> = new Set(['PURCHASED', 'NOT_START', 'OFF', 'SOLD_OUT', 'LEVEL_UNKNOWN'])

/** Where a service can be bought again; undefined if the service would reject it. */
export function useRenewal(skuId: string): string | undefined {
  const check = dataOf(useCall(orderCheckBySku, { skuId }))
  if (!check) return undefined
  const isUnfit = check.gates.some(({ gate, state }) => gate === 'MATCH' && state === 'BLOCKED')
  return isUnfit || NOT_NOW.has(check.reason) ? undefined : skuHref(skuId)
}
