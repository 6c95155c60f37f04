import { useSearchParams } from 'wouter'
import { strategyCouponList, strategyCouponUsedList } from '#api/domains/strategy/strategy/coupon.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { STRATEGY_COUPONS } from '#lib/path/strategy-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type CouponRow, toCouponRow, toUsedRow } from './coupon.words.ts'

export const tabs = [
  { key: 'usable' as const, label: '可用' },
  { key: 'used' as const, label: '已使用' },
  { key: 'over' as const, label: '已过期' },
]
export type Tab = (typeof tabs)[number]['key']

export interface CouponsPage {
  tab: Tab
  choose: (tab: Tab) => void
  /** The coupon in the address. */
  couponId: string | null
  /** The signature the customer returned from, in the address. */
  flowId: string | null
}

const offline = { title: '策略体验券', route: STRATEGY_COUPONS }

/** 策略体验券: the list, coupon or signature in the address. SG-08 */
export function useCoupons(): CouponsPage {
  usePage({ title: '策略体验券' })
  const [search, setSearch] = useSearchParams()
  return {
    tab: tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'usable',
    choose: (tab) => setSearch(tab === 'usable' ? {} : { tab }, { replace: true }),
    couponId: search.get('id'),
    flowId: search.get('flowId'),
  }
}

/** Usable or expired coupons. SG-08 */
export function useUnused(tab: Exclude<Tab, 'used'>): Loaded<CouponRow[]> {
  const now = useNow()
  return mapLoaded(useCall(strategyCouponList, {}, { offline }), (list) =>
    list
      .filter(({ status }) => status !== 'USED')
      .map((each) => toCouponRow(each, now))
      .filter(({ state }) => (state === '已过期') === (tab === 'over')),
  )
}

/** Used coupons, with the strategies they opened. SG-08 */
export function useUsed(): Pages<CouponRow> {
  return mapPages(usePages(strategyCouponUsedList, {}, { offline: { ...offline, part: true } }), toUsedRow)
}
