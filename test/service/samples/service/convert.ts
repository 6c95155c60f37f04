import type { Samples } from '#test/service/contract/sweep.ts'

export const convertSamples: Required<Samples<'convert'>> = {
  bindUnionConvert: { code: 'UNION2026A' },
  bindUnionConvertInfo: {},
  enterMiniProgram: { code: 'UNION2026A' },
  unionConvertInfo: { code: 'UNION2026A' },
  convertWeb: { code: 'UNION2026A', event: 'VIEW' },
}
