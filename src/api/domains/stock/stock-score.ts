import { array, number, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { listOf, pageOf, paging, Quote } from '#api/shapes.ts'

/** What a score is made of; `desc` says how it is measured. spec §7 Stock score */
export const scoreFactorList = get('/stock-score/factor/list', {
  input: object({}),
  output: listOf(object({ factorId: string(), name: string(), desc: string(), group: string() })),
})

/** One stock: score and factors from 0 to 100, `median` of its branch, `history` by date. spec §7 Stock score */
export const scoreStockInfo = postJson('/stock-score/stock-info', {
  input: object({ symbol: string() }),
  output: object({
    symbol: string(),
    name: string(),
    score: number(),
    rank: number(),
    rankTotal: number(),
    factors: listOf(object({ id: string(), name: string(), value: number(), median: number(), score: number() })),
    history: listOf(object({ d: string(), score: number() })),
    asOf: number(),
  }),
  effects: false,
})

/** Stocks by words, or ranked by the factors named; `sort` SCORE_ASC begins with the last. spec §7 Stock score */
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
      score: optional(number()),
      rank: optional(number()),
      rankTotal: optional(number()),
    }),
  ),
  effects: false,
})
