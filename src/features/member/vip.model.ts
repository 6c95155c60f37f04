import { useSearch } from 'wouter'
import { usersMe, vipCheckLevel, vipSubscriptions } from '#api/domains/account/users.ts'
import { couponsMe } from '#api/domains/benefits/coupon.ts'
import { vipCouponApply, vipCouponTemplateInfo, vipNotice } from '#api/domains/benefits/vip.ts'
import { vipSubscriptionCount } from '#api/domains/public/landing.ts'
import { esignVipCoupon } from '#api/domains/trade/esign.ts'
import type { OutputOf } from '#api/call.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow, useToday } from '#data/use-server-now.ts'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import { VIP } from '#lib/path/benefit-href.ts'
import { count } from '#lib/number/count.ts'
import { dated } from '#lib/time/dated.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { LEVELS, SHOWN_FROM } from './level-content.ts'
import { type LevelView, toLevel, type TrialView, toTrial } from './vip.words.ts'

export interface VipPage {
  level: Loaded<LevelView>
  /** 「1,024人」 of each level, '' where that is not shown. */
  counts: readonly string[]
  running: Loaded<{ key: string; name: string; note: string; href: string }[]>
  notices: Loaded<{ key: string; text: string; at: string }[]>
  trial: Loaded<TrialView>
  trip: VendorTrip<unknown>
}

const title = 'VIP会员'

/**
 * The membership: its level, the trial, active services, announcements. @param opens whether a path is one of our
 * pages. BE-05
 */
export function useVip(opens: (path: string) => boolean): VipPage {
  usePage({ title, card: { title, desc: '使用规则见页面' } })
  const today = useToday()
  const own = useCall(vipCheckLevel, {}, { offline: { title, route: VIP } })
  const known = dataOf(own)
  useTrackOpened('benefit', 'vip_view', String(known?.level ?? 0))
  const part = { title, route: VIP, part: true }
  const services = useCall(vipSubscriptions, known ? {} : null, { offline: part })
  const notices = useCall(vipNotice, {}, { offline: part })
  return {
    level: mapLoaded(own, (data) => toLevel(data, today)),
    counts: useCounts(),
    running: mapLoaded(services, (list) =>
      list
        .filter(({ kind }) => kind === 'VIP')
        .flatMap(({ name: owner, links }) =>
          links
            .filter(({ path }) => opens(path))
            .map(({ name, path }) => ({ key: `${owner} ${name}`, name, note: owner, href: path })),
        ),
    ),
    notices: mapLoaded(notices, (list) =>
      list.map(({ text, at }) => ({ key: `${at} ${text}`, text, at: dated(at, today) })),
    ),
    ...useTrial(known !== undefined, own),
  }
}

/** Members of the paid levels: the real number, or hidden. */
function useCounts(): string[] {
  const silver = dataOf(useCall(vipSubscriptionCount, { level: LEVELS[1].level }, { cache: true }))
  const gold = dataOf(useCall(vipSubscriptionCount, { level: LEVELS[2].level }, { cache: true }))
  return [undefined, silver, gold].map((each) =>
    each !== undefined && each.count >= SHOWN_FROM ? `${count(each.count)}人` : '',
  )
}

/** The trial is claimed and signed with one press; only the service knows that it was signed. */
function useTrial(isKnown: boolean, level: Loaded<unknown>): Pick<VipPage, 'trial' | 'trip'> {
  const send = useSend()
  const now = useNow()
  const input = isKnown ? {} : null
  const template = useCall(vipCouponTemplateInfo, input)
  const me = useCall(usersMe, input)
  const coupons = useCall(couponsMe, input)
  const coupon = ofTrial(dataOf(coupons) ?? [])
  const isBack = new URLSearchParams(useSearch()).get('back') === '1'
  const again = () => {
    refresh(template)
    refresh(coupons)
    refresh(level)
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
