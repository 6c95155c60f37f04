import type { Samples } from '#test/service/contract/sweep.ts'

export const myStockSamples: Required<Samples<'my-stock'>> = {
  tradeStatusCheck: { symbol: 'SH600901' },
  myStockList: {},
  myStockAdd: { symbol: 'SH600901' },
  myStockAddList: { symbols: ['SH609001'] },
  myStockReduce: { symbols: ['SH609001'] },
  myStockSort: { symbols: ['SH600901'] },
  stockNoticeList: {},
  stockQaFilterList: {},
  stockQaList: { symbol: 'SH600901', analystNumber: 'T002', pageNo: 1 },
}
