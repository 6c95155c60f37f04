import { orderCheckBySku } from '#api/domains/trade/order/create.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { skuHref } from '#lib/path/learn-href.ts'

/** Why a service is not sold to this customer now: it runs, is not on sale, or does not suit. 40915 to 40918 */
const NOT_NOW: ReadonlySet<string | undefined> = new Set(['PURCHASED', 'NOT_START', 'OFF', 'SOLD_OUT', 'LEVEL_UNKNOWN'])

/** Where a service is bought again; undefined where the service would refuse it. */
export function useRenewal(skuId: string): string | undefined {
  const check = dataOf(useCall(orderCheckBySku, { skuId }))
  if (!check) return undefined
  const isUnfit = check.gates.some(({ gate, state }) => gate === 'MATCH' && state === 'BLOCKED')
  return isUnfit || NOT_NOW.has(check.reason) ? undefined : skuHref(skuId)
}
