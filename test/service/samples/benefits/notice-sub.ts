import type { Samples } from '#test/service/contract/sweep.ts'

export const noticeSubSamples: Required<Samples<'notice-sub'>> = {
  noticeSubFilter: {},
  noticeSubMe: {},
  noticeSubSet: { kind: 'POOL', targetId: 'P1', on: true },
}
