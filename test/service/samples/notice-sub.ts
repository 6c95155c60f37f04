import type { Samples } from '#test/service/handlers/sweep.ts'

export const noticeSubSamples: Required<Samples<'notice-sub'>> = {
  filter: {},
  me: {},
  set: { kind: 'POOL', targetId: 'P1', on: true },
}
