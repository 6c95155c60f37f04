import { array, boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { Analyst, known, listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { Qa } from '#api/shapes/chat.ts'
import { Count, Time } from '#api/shapes/number.ts'

const symbols = object({ symbols: array(string()) })
/** How many stocks are on the list now. */
const Counted = object({ count: Count })

/** Whether a stock is traded now; `nextOpenAt`: when trading begins again, epoch ms. spec §7 Self-selected stocks */
export const tradeStatusCheck = get('/stock/check-trade-status', {
  members: true,
  input: object({ symbol: string() }),
  output: object({
    trading: boolean(),
    status: known('PRE', 'OPEN', 'NOON', 'CLOSED', 'HALT'),
    nextOpenAt: optional(Time),
  }),
})

/** The customer's stocks in their order. spec §7 Self-selected stocks */
export const myStockList = get('/stock/my/list', {
  members: true,
  input: object({}),
  output: listOf(object({ ...Quote.entries, addedAt: Time, tags: optional(array(string())) })),
})

/** Puts a stock on top of the list; one that is there stays where it is. spec §7 Self-selected stocks */
export const myStockAdd = postJson('/stock/my/add', { input: object({ symbol: string() }), output: Counted })

/** Merges up to 200 stocks below the list; unknown ones are left out. spec §7 Self-selected stocks */
export const myStockAddList = postJson('/stock/my/add-list', { input: symbols, output: Counted })

/** Takes stocks off the list. spec §7 Self-selected stocks */
export const myStockReduce = postJson('/stock/my/reduce', { input: symbols, output: Counted })

/** Puts the list in this order; stocks that are not named follow as they were. spec §7 Self-selected stocks */
export const myStockSort = postJson('/stock/my/sort', { input: symbols, output: Counted })

/** Announcements of the customer's stocks, newest first. spec §7 Self-selected stocks */
export const stockNoticeList = get('/stock/notice/list', {
  input: object({ beforeId: optional(string()) }),
  output: listOf(object({ id: string(), symbol: string(), kind: string(), title: string(), at: Time, link: string() })),
})

/** By whom and about what questions can be looked for. spec §7 Self-selected stocks */
export const stockQaFilterList = get('/stock/qa/filter-list', {
  input: object({}),
  output: object({ analysts: listOf(Analyst), symbols: listOf(Quote) }),
})

/** The customer's questions and the public ones, newest first. spec §7 Self-selected stocks */
export const stockQaList = get('/stock/qa/list', {
  input: object({ symbol: optional(string()), analystNumber: optional(string()), ...paging }),
  output: pageOf(Qa),
})
