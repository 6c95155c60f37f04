import type { Samples } from '#test/service/handlers/sweep.ts'

export const checkInSamples: Required<Samples<'check-in'>> = {
  checkIn: {},
  checkInRecord: { month: '2026-09' },
  checkInStatus: {},
}
