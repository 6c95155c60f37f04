import { couponsMe } from '#api/domains/benefits/coupon.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'

/** How many coupons can be used now: the answer is one of those that the bell counts, so that no request is made. */
export function useUsableCoupons(): number {
  const now = useNow()
  const coupons = dataOf(useCall(couponsMe, { status: 'UNUSED' }, { cache: true })) ?? []
  return coupons.filter(({ endAt }) => endAt > now).length
}
