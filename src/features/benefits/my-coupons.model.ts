import { useEffect, useEffectEvent } from 'react'
import { couponsMe, ddCouponActivate, ddCouponInfo } from '#api/domains/benefits/coupon.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { useTab } from '#ui/nav/use-tab.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { useReturned } from '#ui/use-returned.ts'
import { usePage } from '#wechat/page.tsx'
import { type CouponGroup, countsOf, groupsOf, type Tab, TABS } from './my-coupons.words.ts'

export interface MyCouponsPage {
  tabs: { key: Tab; label: string }[]
  tab: Tab
  choose: (tab: Tab) => void
  groups: Loaded<CouponGroup[]>
  /** Activates a coupon of an order. */
  activate: (couponId: string) => void
  /** The one being activated. */
  activating: string | undefined
  error: string
}

const title = '我的优惠券'

/** 我的优惠券, by state and kind. @param opens whether a path is one of our pages. BE-01 */
export function useMyCoupons(opens: (path: string) => boolean): MyCouponsPage {
  usePage({ title })
  const send = useSend()
  const toast = useToast()
  const [tab, choose] = useTab(TABS)
  const found = useCall(couponsMe, {}, { offline: { title, route: MY_COUPONS } })
  const coupons = dataOf(found) ?? []
  const now = useNow()
  // The page updates by itself when the next one expires, and reloads when one is released.
  useHasPassed(
    least(coupons.filter(({ endAt, status }) => status === 'UNUSED' && endAt > now).map((each) => each.endAt)),
  )
  const isFree = useHasPassed(least(coupons.flatMap(({ heldUntil }) => heldUntil ?? [])))
  useRenewal(isFree === true, found)
  const activation = useSubmit({
    fields: '',
    run: (id) => send(ddCouponActivate, { id }),
    async verify(id) {
      const coupon = await send(ddCouponInfo, { id })
      return coupon.status === 'USED' ? { result: coupon } : { error: '经核对还没有激活，请再次激活' }
    },
    stale: [couponsMe],
    done: () => toast('已激活'),
  })
  const counts = countsOf(coupons, now)
  return {
    tabs: TABS.map(({ key, label }) => ({ key, label: counts[key] > 0 ? `${label} ${counts[key]}` : label })),
    tab,
    choose,
    groups: mapLoaded(found, (list) => groupsOf(list, tab, now, opens)),
    activate: activation.submitWith,
    activating: activation.underWay,
    error: activation.error,
  }
}

/** Reloads when an order may have released its coupon: by time, or by the customer in another tab. */
function useRenewal(isFree: boolean, found: Loaded<unknown>): void {
  useReturned(() => refresh(found))
  const renew = useEffectEvent(() => refresh(found))
  useEffect(() => {
    if (isFree) renew()
  }, [isFree])
}

const least = (times: readonly number[]): number | undefined => (times.length === 0 ? undefined : Math.min(...times))
