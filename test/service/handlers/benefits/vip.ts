import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { vipTrial } from '#test/service/seed/coupons.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { vipNotices } from '#test/service/seed/desk.ts'
import { gainCoupon, leftOf } from './coupon.ts'
import { planOf } from '#test/service/trade/coupon-present.ts'

export function vip(deps: Deps): Handlers<'vip'> {
  const trialPlan = () => ({ ...planOf(vipTrial.planNumber, deps), quota: vipTrial.quota })
  return {
    async vipCouponTemplateInfo() {
      const { templateId, name, days, agreementUrl } = vipTrial
      return { templateId, name, days, left: await leftOf(trialPlan(), deps), agreementUrl }
    },
    vipNotice: () =>
      vipNotices.map(({ text, daysAgo }) => ({ text, at: today(deps.now()) - daysAgo * DAY + 10 * 3600_000 })),
    async vipCouponApply({ templateId }, visit) {
      if (templateId !== vipTrial.templateId) throw notFound('体验活动')
      const { couponId } = await gainCoupon(visit.known().user, trialPlan(), deps)
      return { couponId }
    },
  }
}
