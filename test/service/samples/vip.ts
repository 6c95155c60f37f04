import type { Samples } from '#test/service/handlers/sweep.ts'

export const vipSamples: Required<Samples<'vip'>> = {
  couponTemplateInfo: {},
  notice: {},
  couponApply: { templateId: 'VT01' },
}
