import { orderCheckBySku } from '#api/domains/trade/order/create.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import type { Detail } from './owned.words.ts'

/** A renewal is spoken of when so much of a service is left, ms. */
const SOON = 30 * 86_400_000
/** Why a service is not sold to this customer now: it runs, is not on sale, or does not suit. 40915 to 40918 */
const NOT_NOW: ReadonlySet<string | undefined> = new Set(['PURCHASED', 'NOT_START', 'OFF', 'SOLD_OUT', 'LEVEL_UNKNOWN'])

/**
 * Where a service that ends soon, or has ended, is bought again; undefined where the service would refuse it.
 *
 * @param now epoch ms by the server
 */
export function useRenewal(detail: Detail | undefined, now: number): string | undefined {
  const skuId = detail && detail.expireAt - now < SOON ? detail.skuId : undefined
  const check = dataOf(useCall(orderCheckBySku, skuId === undefined ? null : { skuId }))
  if (skuId === undefined || !check) return undefined
  const isUnfit = check.gates.some(({ gate, state }) => gate === 'MATCH' && state === 'BLOCKED')
  return isUnfit || NOT_NOW.has(check.reason) ? undefined : skuHref(skuId)
}
