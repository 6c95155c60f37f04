import { array, boolean, object, optional, picklist, string } from 'valibot'
import { get } from '#api/call.ts'
import { Access, Analyst, listOf, Quote } from '#api/shapes.ts'
import { CaseRank, CaseTimeline, PoolNotice, Sealed, StockColumn } from '#api/shapes/stock-case.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'
import { PoolItem } from '#api/shapes/strategy-pool.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const ofColumn = object({ columnId: string() })
const rankInput = { period: optional(picklist(['3M', '1Y', 'ALL'])) }

/** The columns of recommended stocks. spec §7 Recommended stocks */
export const recommendColumn = get('/recommend/stock/column', { input: object({}), output: listOf(StockColumn) })

/** The current stocks of a column; empty where it is locked. spec §7 Recommended stocks */
export const recommendColumnPool = get('/recommend/stock/column/pool', {
  input: ofColumn,
  output: listOf(PoolItem),
})

/**
 * A column and the number of its stocks. `sealed`: the entries that are not public yet, by their hash only. spec §7
 * Recommended stocks
 */
export const recommendPoolInfo = get('/recommend/stock/getStockPoolInfo', {
  input: ofColumn,
  output: object({
    columnId: string(),
    name: string(),
    rule: string(),
    updateTime: string(),
    count: Count,
    riskLevel: optional(RiskLevel),
    access: Access,
    sealed: listOf(
      object({
        caseId: string(),
        inDate: string(),
        inAt: optional(Time),
        outDate: optional(string()),
        hash: string(),
        prevHash: optional(string()),
        exitHash: optional(string()),
      }),
    ),
  }),
})

/** Closed advice of all columns by its result. spec §7 Recommended stocks */
export const recommendRank = get('/recommend/stock/rank', { members: true, input: object(rankInput), output: CaseRank })

/** Closed advice of one column by its result. spec §7 Recommended stocks */
export const recommendRankPool = get('/recommend/stock/rank/pool', {
  input: object({ columnId: string(), ...rankInput }),
  output: CaseRank,
})

/** Notifications of a column, newest first. spec §7 Recommended stocks */
export const recommendNoticePool = get('/recommend/stock/notice/pool', {
  input: object({ columnId: string(), beforeId: optional(string()) }),
  output: listOf(PoolNotice),
})

/**
 * The advice on one stock; not valid after `validUntil` (epoch ms), or once it left the column. spec §7 Recommended
 * stocks
 */
export const recommendStockDetail = get('/recommend/stock/stockDetail', {
  input: object({ columnId: string(), symbol: string() }),
  output: object({
    ...Quote.entries,
    reasonHtml: string(),
    /** The same as text, as it was hashed. */
    reason: optional(string()),
    analyst: Analyst,
    inAt: Time,
    inPrice: Finite,
    outAt: optional(Time),
    outPrice: optional(Finite),
    outReason: optional(string()),
    profitRate: optional(Finite),
    maxRiseRate: optional(Finite),
    maxFallRate: optional(Finite),
    riskPoints: array(string()),
    validUntil: Time,
    isValid: boolean(),
    caseId: string(),
    ...Sealed,
  }),
})

/** The history of the stock in the column, oldest first. spec §7 Recommended stocks */
export const recommendStockDetailPool = get('/recommend/stock/stockDetail/pool', {
  input: object({ columnId: string(), symbol: string() }),
  output: CaseTimeline,
})
