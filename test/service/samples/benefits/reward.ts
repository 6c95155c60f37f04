import type { Samples } from '#test/service/contract/sweep.ts'

export const rewardSamples: Required<Samples<'reward'>> = {
  rewardMonth: { month: '2026-09', pageNo: 1 },
  rewardMonthSummary: { month: '2026-09' },
  rewardRules: {},
  rewardSummary: {},
}
