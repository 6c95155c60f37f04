import type { Samples } from '#test/service/contract/sweep.ts'

export const stockScoreSamples: Required<Samples<'stock-score'>> = {
  scoreFactorList: {},
  scoreStockInfo: { symbol: 'SH609001' },
  scoreStockList: { factorIds: ['F1', 'F3'], sort: 'SCORE_ASC', pageNo: 1, pageSize: 10 },
}
