import type { Samples } from '#test/service/handlers/sweep.ts'

export const analystSamples: Required<Samples<'analyst'>> = {
  analyst: { number: 'T002' },
  getChannelAnalystList: { channel: 'BASIC' },
  list: { channel: 'BASIC', pageNo: 1 },
}
