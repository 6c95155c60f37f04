import type { Samples } from '#test/service/contract/sweep.ts'

export const analystSamples: Required<Samples<'analyst'>> = {
  analyst: { number: 'T002' },
  channelAnalystList: { channel: 'BASIC' },
  analystList: { channel: 'BASIC', pageNo: 1 },
}
