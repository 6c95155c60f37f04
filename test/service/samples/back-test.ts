import type { Samples } from '#test/service/handlers/sweep.ts'

export const backTestSamples: Samples<'back-test'> = {
  info: { strategyId: 'ST01' },
  passageways: { strategyId: 'ST01' },
  strategyTradeStatistics: { strategyId: 'ST01', passagewayId: 'ST01-B' },
  tradeStatisticsList: { strategyId: 'ST01', passagewayId: 'ST01-A', pageNo: 1 },
  strategyTradeDetail: { tradeId: 'ST01-A-B-20240506-SH609001-B' },
}
