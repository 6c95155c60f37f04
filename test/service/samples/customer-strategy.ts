import type { Samples } from '#test/service/handlers/sweep.ts'

const mine = { id: 'CS0701' }

export const customerStrategySamples: Samples<'customer-strategy'> = {
  subscriptionList: {},
  subscriptionCdList: {},
  subscriptionQtList: {},
  subscriptionVersionList: mine,
  templateList: {},
  baseInfo: mine,
  info: mine,
  detail: mine,
  deviceInfo: { id: 'CS0703' },
  checkUploadStatus: { id: 'CS0702' },
  passagewayList: mine,
  passagewayInfo: { passagewayId: 'ST01-B' },
  revenueLine: { ...mine, period: '3M' },
  stockList: mine,
  chooseTimeRecord: mine,
  todayTradePlanList: mine,
  todayTradeList: mine,
  tradePassageways: mine,
  tradeRecord: { ...mine, pageNo: 1 },
  tradeRevenueStatistics: mine,
  simulateInfo: {},
  simulatePassagewaysOrders: { passagewayId: 'ST03-A', pageNo: 1 },
}
