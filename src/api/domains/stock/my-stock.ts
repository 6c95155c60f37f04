import { array, boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { Analyst, known, listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { Qa } from '#api/shapes/chat.ts'
import { Count, Time } from '#api/shapes/number.ts'

const symbols = object({ symbols: array(string()) })
/** The number of stocks on the watchlist. */
const Counted = object({ count: Count })

/** Whether a stock trades now; `nextOpenAt`: when trading resumes, epoch ms. spec §7 Self-selected stocks */
export const tradeStatusCheck = get('/stock/check-trade-status', {
  members: true,
  input: object({ symbol: string() }),
  output: object({
    trading: boolean(),
    status: known('PRE', 'OPEN', 'NOON', 'CLOSED', 'HALT'),
    nextOpenAt: optional(Time),
  }),
})

/** The customer's watchlist in its order. spec §7 Self-selected stocks */
export const myStockList = get('/stock/my/list', {
  members: true,
  input: object({}),
  output: listOf(object({ ...Quote.entries, addedAt: Time, tags: optional(array(string())) })),
})

/** Adds a stock on top of the list; one already listed keeps its place. spec §7 Self-selected stocks */
export const myStockAdd = postJson('/stock/my/add', { input: object({ symbol: string() }), output: Counted })

/** Appends up to 200 stocks to the list; unknown ones are omitted. spec §7 Self-selected stocks */
export const myStockAddList = postJson('/stock/my/add-list', { input: symbols, output: Counted })

/** Removes stocks from the list. spec §7 Self-selected stocks */
export const myStockReduce = postJson('/stock/my/reduce', { input: symbols, output: Counted })

/** Stores this order of the list; stocks not included follow in their previous order. spec §7 Self-selected stocks */
export const myStockSort = postJson('/stock/my/sort', { input: symbols, output: Counted })

/** Announcements of the customer's stocks, newest first. spec §7 Self-selected stocks */
export const stockNoticeList = get('/stock/notice/list', {
  input: object({ beforeId: optional(string()) }),
  output: listOf(object({ id: string(), symbol: string(), kind: string(), title: string(), at: Time, link: string() })),
})

/** The authors and topics by which questions can be filtered. spec §7 Self-selected stocks */
export const stockQaFilterList = get('/stock/qa/filter-list', {
  input: object({}),
  output: object({ analysts: listOf(Analyst), symbols: listOf(Quote) }),
})

/** The customer's questions and the public ones, newest first. spec §7 Self-selected stocks */
export const stockQaList = get('/stock/qa/list', {
  input: object({ symbol: optional(string()), analystNumber: optional(string()), ...paging }),
  output: pageOf(Qa),
})
