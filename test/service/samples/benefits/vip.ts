import type { Samples } from '#test/service/contract/sweep.ts'

export const vipSamples: Required<Samples<'vip'>> = {
  vipCouponTemplateInfo: {},
  vipNotice: {},
  vipCouponApply: { templateId: 'VT01' },
}
