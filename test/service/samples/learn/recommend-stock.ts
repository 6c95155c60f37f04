import type { Samples } from '#test/service/contract/sweep.ts'

/** A valid input for every call of the domain. */
export const recommendStockSamples: Required<Samples<'recommend-stock'>> = {
  recommendColumn: {},
  recommendColumnPool: { columnId: 'RC01' },
  recommendPoolInfo: { columnId: 'RC01' },
  recommendRank: { period: 'ALL' },
  recommendRankPool: { columnId: 'RC02', period: '1Y' },
  recommendNoticePool: { columnId: 'RC02' },
  recommendStockDetail: { columnId: 'RC01', symbol: 'SH600901' },
  recommendStockDetailPool: { columnId: 'RC01', symbol: 'SH600901' },
}
