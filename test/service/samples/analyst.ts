import type { Samples } from '#test/service/handlers/sweep.ts'

export const analystSamples: Required<Samples<'analyst'>> = {
  analyst: { number: 'T002' },
  channelAnalystList: { channel: 'BASIC' },
  analystList: { channel: 'BASIC', pageNo: 1 },
}
