import type { Samples } from '#test/service/contract/sweep.ts'

export const miscSamples: Required<Samples<'misc'>> = {
  cdAdviserSelectionStockInfo: { code: 'SEL01' },
  chainInfo: { id: 'CH01' },
  chainList: {},
  contractAdvisorInfo: {},
  kfUrl: {},
}
