import type { Samples } from '#test/service/contract/sweep.ts'

export const checkInSamples: Required<Samples<'check-in'>> = {
  checkIn: {},
  checkInRecord: { month: '2026-09' },
  checkInStatus: {},
}
