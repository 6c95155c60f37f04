import { nullable, object, optional, picklist, string } from 'valibot'
import { get } from '#api/call.ts'
import { publicCaseListOfPool, publicCasePoolList, publicCasePoolRank } from '#api/domains/public/stock-case.ts'
import { listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { NewsItem } from '#api/shapes/news.ts'
import { CaseRank, CaseTimeline, StockCase } from '#api/shapes/stock-case.ts'
import { Curve } from '#api/shapes/strategy.ts'

const listInput = object({ status: optional(picklist(['CURRENT', 'CLOSED'])), ...paging })
const rankInput = object({ period: optional(picklist(['3M', '1Y', 'ALL'])) })

/** Cases, newest entry first. spec §7 Stock cases */
export const caseList = get('/stock/case/list', { input: listInput, output: pageOf(StockCase) })

/** The PC terminal's twin of the list. spec §7 Stock cases */
export const caseListPc = get('/stock/case/pc', { input: listInput, output: pageOf(StockCase) })

/** The kinds of cases. spec §7 Stock cases */
export const caseL1List = get('/stock/case/l1/list', {
  input: object({}),
  output: listOf(object({ l1Id: string(), name: string() })),
  twin: publicCaseListOfPool,
})

/** The current cases of a kind. spec §7 Stock cases */
export const casePoolList = get('/stock/case/pool/list', {
  input: object({ l1Id: string() }),
  output: listOf(StockCase),
  twin: publicCasePoolList,
})

/** Closed cases of a period by their result. spec §7 Stock cases */
export const caseRank = get('/stock/case/rank', {
  input: rankInput,
  output: CaseRank,
  twin: publicCasePoolRank,
})

/** Closed cases of a period by their largest rise. spec §7 Stock cases */
export const caseMaxRatio = get('/stock/case/maxRatio', { input: rankInput, output: CaseRank })

/** The most recently closed case; null when there is none. spec §7 Stock cases */
export const caseLastDeal = get('/stock/case/lastCaseDeal', { input: object({}), output: nullable(StockCase) })

/** A case with its result and its curve beside the benchmark. spec §7 Stock cases */
export const caseInfo = get('/stock/case/info', {
  input: object({ caseId: string() }),
  output: object({ ...StockCase.entries, timeline: CaseTimeline, curve: Curve }),
})

/** A stock of a case today. spec §7 Stock cases */
export const caseStockDetail = get('/stock/case/stockDetail', {
  input: object({ caseId: string(), symbol: string() }),
  output: object({ quote: Quote, case: StockCase, news: listOf(NewsItem) }),
})

/** News of a stock. spec §7 Stock cases */
export const caseNews = get('/stock/case/news', { input: object({ symbol: string() }), output: listOf(NewsItem) })
