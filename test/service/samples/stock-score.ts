import type { Samples } from '#test/service/handlers/sweep.ts'

export const stockScoreSamples: Required<Samples<'stock-score'>> = {
  factorList: {},
  stockInfo: { symbol: 'SH609001' },
  stockList: { factorIds: ['F1', 'F3'], sort: 'SCORE_ASC', pageNo: 1, pageSize: 10 },
}
