import type { Samples } from '#test/service/handlers/sweep.ts'

export const myStockSamples: Required<Samples<'my-stock'>> = {
  checkTradeStatus: { symbol: 'SH600901' },
  myList: {},
  myAdd: { symbol: 'SH600901' },
  myAddList: { symbols: ['SH609001'] },
  myReduce: { symbols: ['SH609001'] },
  mySort: { symbols: ['SH600901'] },
  noticeList: {},
  qaFilterList: {},
  qaList: { symbol: 'SH600901', analystNumber: 'T002', pageNo: 1 },
}
