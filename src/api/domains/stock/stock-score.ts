import { array, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** A factor of a score; `desc` explains how it is measured. spec §7 Stock score */
export const scoreFactorList = get('/stock-score/factor/list', {
  input: object({}),
  output: listOf(object({ factorId: string(), name: string(), desc: string(), group: string() })),
})

/** One stock: score and factors from 0 to 100, `median` of its sector, `history` by date. spec §7 Stock score */
export const scoreStockInfo = postJson('/stock-score/stock-info', {
  input: object({ symbol: string() }),
  output: object({
    symbol: string(),
    name: string(),
    score: Finite,
    rank: Count,
    rankTotal: Count,
    factors: listOf(object({ id: string(), name: string(), value: Finite, median: Finite, score: Finite })),
    history: listOf(object({ d: string(), score: Finite })),
    asOf: Time,
  }),
  effects: false,
})

/**
 * Stocks by search words, or ranked by the given factors; `sort` SCORE_ASC begins with the last. spec §7 Stock score
 */
export const scoreStockList = postJson('/stock-score/stock-list', {
  input: object({
    keyword: optional(string()),
    factorIds: optional(array(string())),
    sort: optional(string()),
    ...paging,
  }),
  output: pageOf(
    object({
      ...Quote.entries,
      pinyin: optional(string()),
      score: optional(Finite),
      rank: optional(Count),
      rankTotal: optional(Count),
    }),
  ),
  effects: false,
})
