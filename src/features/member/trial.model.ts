import { useSearch } from 'wouter'
import { usersMe, vipCheckLevel, vipSubscriptions } from '#api/domains/account/users.ts'
import { couponsMe } from '#api/domains/benefits/coupon.ts'
import { vipCouponApply, vipCouponTemplateInfo } from '#api/domains/benefits/vip.ts'
import { esignVipCoupon } from '#api/domains/trade/esign.ts'
import type { OutputOf } from '#api/call.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import { type TrialView, toTrial } from './trial.words.ts'

/**
 * The trial of the membership, claimed and signed with one press; only the service knows that it was signed. BE-05
 */
export function useTrial(onFailed: () => void): { trial: Loaded<TrialView>; trip: VendorTrip<unknown> } {
  const send = useSend()
  const now = useNow()
  const template = useCall(vipCouponTemplateInfo, {})
  const me = useCall(usersMe, {})
  const coupons = useCall(couponsMe, {})
  const coupon = ofTrial(dataOf(coupons) ?? [])
  const isBack = new URLSearchParams(useSearch()).get('back') === '1'
  const again = () => {
    refresh(template)
    refresh(coupons)
    onFailed()
  }
  const trip = useVendorTrip({
    result: couponsMe,
    input: isBack && coupon?.status === 'UNUSED' ? {} : null,
    until: (list) => ofTrial(list)?.status === 'USED',
    words: {
      checking: '正在确认签署结果，请稍候',
      none: '暂未收到签署结果，如已签署请刷新状态，也可以重新签署',
      result: () => '协议已签署，会员体验已开通',
    },
    closed: '签署页面暂时打不开，请稍后再试',
    async open() {
      const templateId = dataOf(template)?.templateId ?? ''
      // A repeated request returns the same coupon.
      const { couponId } = coupon ?? (await send(vipCouponApply, { templateId }))
      return (await send(esignVipCoupon, { couponId })).signUrl
    },
    onFailed: again,
    stale: [couponsMe, vipCheckLevel, vipSubscriptions, vipCouponTemplateInfo, usersMe],
  })
  const trial = mapBoth(
    mapBoth(template, me, (info, who) => ({ info, who })),
    coupons,
    ({ info, who }, list) => toTrial(info, ofTrial(list), who, now),
  )
  return { trial, trip }
}

const ofTrial = (list: OutputOf<typeof couponsMe>) => list.find(({ kind }) => kind === 'VIP')
