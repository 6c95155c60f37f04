import type { Samples } from '#test/service/contract/sweep.ts'

export const backTestSamples: Samples<'back-test'> = {
  backTestInfo: { strategyId: 'ST01' },
  backTestPassageways: { strategyId: 'ST01' },
  backTestStatistics: { strategyId: 'ST01', passagewayId: 'ST01-B' },
  backTestStatisticsList: { strategyId: 'ST01', passagewayId: 'ST01-A', pageNo: 1 },
  backTestTradeDetail: { tradeId: 'ST01-A-B-20240506-SH609001-B' },
}
