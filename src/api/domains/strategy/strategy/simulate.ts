import { object, optional, string } from 'valibot'
import { get, post, postNone } from '#api/call.ts'
import { listOf, paging } from '#api/shapes.ts'
import { Passageway, Simulation, Trades } from '#api/shapes/strategy.ts'
import { Finite } from '#api/shapes/number.ts'

/** The simulation that is named, else the running one, else the last one, else NONE. spec §7 Strategy */
export const simulateGet = get('/strategy-simulate/get', {
  input: object({ simId: optional(string()) }),
  output: Simulation,
})

/** What can be followed in a simulation. spec §7 Strategy */
export const simulatePassageways = get('/strategy-simulate/passageways', {
  input: object({ strategyId: optional(string()) }),
  output: listOf(object({ ...Passageway.entries, strategyId: string(), strategyName: string() })),
})

/** What the simulated account holds; prices in yuan, cost with fees. spec §7 Strategy */
export const simulatePosition = get('/strategy-simulate/position', {
  input: object({ simId: string() }),
  output: listOf(
    object({
      symbol: string(),
      name: string(),
      qty: Finite,
      /** How many may be sold on the next trading day. */
      sellableQty: Finite,
      costPrice: Finite,
      price: Finite,
      /** The day of that price, YYYY-MM-DD: of a suspended stock an older one. */
      pricedOn: optional(string()),
      profitRate: Finite,
    }),
  ),
})

/** Orders of a simulated account, newest first, what was not filled with its reason. spec §7 Strategy */
export const simulateRecordList = get('/strategy-simulate/record/list', {
  input: object({ simId: optional(string()), ...paging }),
  output: Trades,
})

/** Begins to follow a strategy with virtual money, 100,000 to 10,000,000 yuan in fen; one at a time. spec §7 Strategy */
export const simulateCreate = post('/strategy-simulate/create', {
  input: object({
    strategyId: string(),
    passagewayId: string(),
    capitalFen: Finite,
    clientNo: optional(string()),
  }),
  output: object({ simId: string() }),
})

/** Begins a simulation with a coupon, for as many days as it opens; without a strategy its first one. spec §7 Strategy */
export const simulateCouponCreate = post('/strategy-simulate/coupon/create', {
  input: object({ couponId: string(), strategyId: optional(string()) }),
  output: object({ simId: string(), couponId: string() }),
})

/** Ends the running simulation for good. spec §7 Strategy */
export const simulateTerminate = postNone('/strategy-simulate/terminate', {
  input: object({}),
  output: Simulation,
})
