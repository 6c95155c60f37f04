import type { Samples } from '#test/service/contract/sweep.ts'

/** A valid input for every call of the domain. */
export const stockCaseSamples: Required<Samples<'stock-case'>> = {
  caseList: { status: 'CLOSED', pageNo: 1, pageSize: 10 },
  caseListPc: { pageNo: 1, pageSize: 10 },
  caseL1List: {},
  casePoolList: { l1Id: 'L102' },
  caseRank: { period: '1Y' },
  caseMaxRatio: { period: 'ALL' },
  caseLastDeal: {},
  caseInfo: { caseId: 'CC02-85' },
  caseStockDetail: { caseId: 'CC02-85', symbol: 'SH600901' },
  caseNews: { symbol: 'SH600901' },
  caseChannelList: {},
  caseChannelPc: {},
  caseChat: { path: 'list', channelId: 'CC02' },
  caseSignal: { channelId: 'CC02' },
  caseNotice: { channelId: 'CC02' },
  caseNoticeSub: { channelId: 'CC02' },
  caseNoticeSubSet: { channelId: 'CC02', on: true },
  caseStrategy: {},
  caseStrategyDetail: { strategyId: 'ST01' },
  caseStrategyDealList: { strategyId: 'ST01', pageNo: 1, pageSize: 10 },
  caseSubEdit: { channelId: 'CC02', kinds: ['SIGNAL'], quietHours: { from: '22:00', to: '08:00' } },
}
