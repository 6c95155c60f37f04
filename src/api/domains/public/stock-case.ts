import { array, nullable, object, optional, picklist, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { listOf, pageOf, paging } from '#api/shapes.ts'
import { CaseChannel, CaseRank, PromoStock, StockCase } from '#api/shapes/stock-case.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * The results of all cases: `count` of them including current ones, `closed` at least a month ago; rates are of the
 * latter. `worst` and the rates are absent when there are none.
 */
const CaseSummary = object({
  count: Count,
  closed: Count,
  winCount: Count,
  avgRate: optional(Finite),
  medianRate: optional(Finite),
  maxDrawdownRate: optional(Finite),
  worst: nullable(StockCase),
  asOf: Time,
})
const kind = { l1Id: string(), name: string() }

/** The kinds of cases with the number of each. spec §7 Public */
export const publicCaseListOfPool = get('/public/stock-case/l1/list/pool', {
  input: object({}),
  output: listOf(object({ ...kind, count: Count })),
})

/** The results of each kind of cases. spec §7 Public */
export const publicCaseListSummary = get('/public/stock-case/l1/list/summary', {
  input: object({}),
  output: listOf(object({ ...kind, ...CaseSummary.entries })),
})

/** The current cases of a kind, masked for callers without access. spec §7 Public */
export const publicCasePoolList = get('/public/stock-case/pool/list', {
  input: object({ l1Id: string() }),
  output: listOf(StockCase),
})

/** The results of all cases, or those of a kind. spec §7 Public */
export const publicCasePoolSummary = get('/public/stock-case/pool/summary', {
  input: object({ l1Id: optional(string()) }),
  output: CaseSummary,
})

/** Closed cases of a period by their result, gains and losses. spec §7 Public */
export const publicCasePoolRank = get('/public/stock-case/rank/pool', {
  input: object({ period: optional(picklist(['3M', '1Y', 'ALL'])) }),
  output: CaseRank,
})

/** The cases of a stock that were closed at least a month ago. spec §7 Public */
export const publicCaseStockPool = get('/public/stock-case/stock/pool', {
  input: object({ symbol: string() }),
  output: listOf(StockCase),
})

/** Channels of cases by their ids; unknown ones are omitted. spec §7 Public */
export const caseChannelInfoList = postJson('/public/case-channel/info-list', {
  input: object({ channelIds: array(string()) }),
  output: listOf(CaseChannel),
})

/** Past records of the pools, `delayedDays` after their end, as a guest sees them. spec §7 Public */
export const publicPromotionStocks = get('/public/promotion-stock/list', {
  input: object({ ...paging }),
  output: pageOf(PromoStock),
})
