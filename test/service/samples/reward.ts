import type { Samples } from '#test/service/handlers/sweep.ts'

export const rewardSamples: Required<Samples<'reward'>> = {
  month: { month: '2026-09', pageNo: 1 },
  monthSummary: { month: '2026-09' },
  rules: {},
  summary: {},
}
