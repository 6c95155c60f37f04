import { array, nullable, object, optional, picklist, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { listOf, pageOf, paging } from '#api/shapes.ts'
import { CaseChannel, CaseRank, PromoStock, StockCase } from '#api/shapes/stock-case.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * What all cases came to: `count` of them with the current ones, `closed` a month ago and more; rates are of these.
 * `worst` and the rates of none are absent.
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

/** The kinds of cases with how many each has. spec §7 Public */
export const publicCaseListOfPool = get('/public/stock-case/l1/list/pool', {
  input: object({}),
  output: listOf(object({ ...kind, count: Count })),
})

/** What the cases of each kind came to. spec §7 Public */
export const publicCaseListSummary = get('/public/stock-case/l1/list/summary', {
  input: object({}),
  output: listOf(object({ ...kind, ...CaseSummary.entries })),
})

/** The current cases of a kind, masked for who may not see them. spec §7 Public */
export const publicCasePoolList = get('/public/stock-case/pool/list', {
  input: object({ l1Id: string() }),
  output: listOf(StockCase),
})

/** What all cases came to, or those of a kind. spec §7 Public */
export const publicCasePoolSummary = get('/public/stock-case/pool/summary', {
  input: object({ l1Id: optional(string()) }),
  output: CaseSummary,
})

/** Closed cases of a period by their result, gains and losses. spec §7 Public */
export const publicCasePoolRank = get('/public/stock-case/rank/pool', {
  input: object({ period: optional(picklist(['3M', '1Y', 'ALL'])) }),
  output: CaseRank,
})

/** The cases of a stock that were closed a month ago and more. spec §7 Public */
export const publicCaseStockPool = get('/public/stock-case/stock/pool', {
  input: object({ symbol: string() }),
  output: listOf(StockCase),
})

/** Channels of cases by their ids; those that are not there are left out. spec §7 Public */
export const caseChannelInfoList = postJson('/public/case-channel/info-list', {
  input: object({ channelIds: array(string()) }),
  output: listOf(CaseChannel),
})

/** Past records of the pools, `delayedDays` after their end, as a guest sees them. spec §7 Public */
export const publicPromotionStocks = get('/public/promotion-stock/list', {
  input: object({ ...paging }),
  output: pageOf(PromoStock),
})
