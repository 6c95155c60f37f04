import type { Samples } from '#test/service/handlers/sweep.ts'

export const vipSamples: Required<Samples<'vip'>> = {
  vipCouponTemplateInfo: {},
  vipNotice: {},
  vipCouponApply: { templateId: 'VT01' },
}
