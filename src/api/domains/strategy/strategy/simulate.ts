import { object, optional, string } from 'valibot'
import { get, post, postNone } from '#api/call.ts'
import { listOf, paging } from '#api/shapes.ts'
import { Simulation } from '#api/shapes/simulation.ts'
import { Passageway, Trades } from '#api/shapes/strategy.ts'
import { Finite } from '#api/shapes/number.ts'

/** The simulation with this id, else the running one, else the last one, else NONE. spec §7 Strategy */
export const simulateGet = get('/strategy-simulate/get', {
  input: object({ simId: optional(string()) }),
  output: Simulation,
})

/** The strategies that can be simulated. spec §7 Strategy */
export const simulatePassageways = get('/strategy-simulate/passageways', {
  input: object({ strategyId: optional(string()) }),
  output: listOf(object({ ...Passageway.entries, strategyId: string(), strategyName: string() })),
})

/** The holdings of the simulated account; prices in yuan, cost with fees. spec §7 Strategy */
export const simulatePosition = get('/strategy-simulate/position', {
  input: object({ simId: string() }),
  output: listOf(
    object({
      symbol: string(),
      name: string(),
      qty: Finite,
      /** How many can be sold on the next trading day. */
      sellableQty: Finite,
      costPrice: Finite,
      price: Finite,
      /** The date of that price, YYYY-MM-DD: an earlier one for a suspended stock. */
      pricedOn: optional(string()),
      profitRate: Finite,
    }),
  ),
})

/** Orders of a simulated account, newest first, unfilled ones with the reason. spec §7 Strategy */
export const simulateRecordList = get('/strategy-simulate/record/list', {
  input: object({ simId: optional(string()), ...paging }),
  output: Trades,
})

/** Starts a simulation with virtual money, 100,000 to 10,000,000 yuan in fen; one at a time. spec §7 Strategy */
export const simulateCreate = post('/strategy-simulate/create', {
  input: object({
    strategyId: string(),
    passagewayId: string(),
    capitalFen: Finite,
    clientNo: optional(string()),
  }),
  output: object({ simId: string() }),
})

/** Starts a simulation with a coupon, for the days it opens; without a strategy its first one. spec §7 Strategy */
export const simulateCouponCreate = post('/strategy-simulate/coupon/create', {
  input: object({ couponId: string(), strategyId: optional(string()) }),
  output: object({ simId: string(), couponId: string() }),
})

/** Ends the running simulation for good. spec §7 Strategy */
export const simulateTerminate = postNone('/strategy-simulate/terminate', {
  input: object({}),
  output: Simulation,
})
