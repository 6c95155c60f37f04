import type { Samples } from '#test/service/handlers/sweep.ts'

/** A good input for every call of the domain. */
export const recommendStockSamples: Required<Samples<'recommend-stock'>> = {
  column: {},
  columnPool: { columnId: 'RC01' },
  getStockPoolInfo: { columnId: 'RC01' },
  rank: { period: 'ALL' },
  rankPool: { columnId: 'RC02', period: '1Y' },
  noticePool: { columnId: 'RC02' },
  stockDetail: { columnId: 'RC01', symbol: 'SH600901' },
  stockDetailPool: { columnId: 'RC01', symbol: 'SH600901' },
}
