import type { Samples } from '#test/service/handlers/sweep.ts'

/** A good input for every call of the domain. */
export const stockCaseSamples: Required<Samples<'stock-case'>> = {
  list: { status: 'CLOSED', pageNo: 1, pageSize: 10 },
  pc: { pageNo: 1, pageSize: 10 },
  l1List: {},
  poolList: { l1Id: 'L102' },
  rank: { period: '1Y' },
  maxRatio: { period: 'ALL' },
  lastCaseDeal: {},
  info: { caseId: 'CC02-85' },
  stockDetail: { caseId: 'CC02-85', symbol: 'SH600901' },
  news: { symbol: 'SH600901' },
  channelList: {},
  channelPc: {},
  chat: { path: 'list', channelId: 'CC02' },
  signal: { channelId: 'CC02' },
  notice: { channelId: 'CC02' },
  getNoticeSub: { channelId: 'CC02' },
  subNotice: { channelId: 'CC02', on: true },
  strategy: {},
  strategyDetail: { strategyId: 'ST01' },
  strategyStockDealList: { strategyId: 'ST01', pageNo: 1, pageSize: 10 },
  subEditSubInfo: { channelId: 'CC02', kinds: ['SIGNAL'], quietHours: { from: '22:00', to: '08:00' } },
}
