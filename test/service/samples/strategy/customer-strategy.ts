import type { Samples } from '#test/service/contract/sweep.ts'

const mine = { id: 'CS0701' }

export const customerStrategySamples: Samples<'customer-strategy'> = {
  subscriptionList: {},
  subscriptionCdList: {},
  subscriptionQtList: {},
  subscriptionVersionList: mine,
  customerStrategyTemplateList: {},
  customerStrategyBaseInfo: mine,
  customerStrategyInfo: mine,
  customerStrategyDetail: mine,
  customerStrategyDeviceInfo: { id: 'CS0703' },
  customerStrategyUploadStatus: { id: 'CS0702' },
  runningPassagewayList: mine,
  runningPassagewayInfo: { passagewayId: 'ST01-B' },
  runningRevenueLine: { ...mine, period: '3M' },
  runningStockList: mine,
  runningChooseTimeRecord: mine,
  todayTradePlanList: mine,
  todayTradeList: mine,
  tradePassageways: mine,
  tradeRecord: { ...mine, pageNo: 1 },
  tradeRevenueStatistics: mine,
  simulateInfo: {},
  simulatePassagewaysOrders: { passagewayId: 'ST03-A', pageNo: 1 },
}
