import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { known, listOf, paging } from '#api/shapes.ts'
import { Simulation } from '#api/shapes/simulation.ts'
import { Passageway, Perf, Trade, Trades } from '#api/shapes/strategy.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const one = object({ id: string() })

/**
 * Orders decided at the last close: they WAIT until the next opening and are from then on TRIGGERED, PARTLY (`filledQty`
 * of `qty`) or INVALID, with the reason. spec §7 Customer strategy
 */
export const todayTradePlanList = get('/customer-strategy/today-trade-plan-list', {
  input: one,
  output: listOf(
    object({
      planId: string(),
      symbol: string(),
      name: string(),
      side: known('BUY', 'SELL'),
      /** The close it was decided at. */
      price: Finite,
      qty: optional(Finite),
      filledQty: optional(Finite),
      condition: string(),
      status: known('WAIT', 'TRIGGERED', 'PARTLY', 'INVALID'),
      /** The opening at which it is decided. */
      at: optional(Time),
      /** Why it was not filled, or only in part. */
      why: optional(string()),
    }),
  ),
})

/** Fills of the last trading day. spec §7 Customer strategy */
export const todayTradeList = get('/customer-strategy/today-trade-list', { input: one, output: listOf(Trade) })

/** The passageways with their performance since the subscription began. spec §7 Customer strategy */
export const tradePassageways = get('/customer-strategy/trade/passageways', { input: one, output: listOf(Passageway) })

/** Fills since the subscription began, newest first. spec §7 Customer strategy */
export const tradeRecord = get('/customer-strategy/trade/record', {
  input: object({ id: string(), ...paging }),
  output: Trades,
})

/**
 * Figures since the subscription began, or of its last three months or year, as `/customer-strategy/revenue/line` draws
 * them. spec §7 Customer strategy
 */
export const tradeRevenueStatistics = get('/customer-strategy/trade/revenue-statistics', {
  input: object({ id: string(), period: optional(known('3M', '1Y', 'ALL')) }),
  output: object({
    perf: Perf,
    years: listOf(object({ y: string(), rate: Finite, bench: Finite })),
    byMonth: listOf(object({ m: string(), rate: Finite, bench: Finite })),
    winRate: optional(Finite),
    tradeCount: Count,
    maxDrawdownRate: Finite,
  }),
})

/** The customer's simulation, as `/strategy-simulate/get`. spec §7 Customer strategy */
export const simulateInfo = get('/customer-strategy/simulate-info', { input: object({}), output: Simulation })

/** Filled orders of the customer's simulations by passageway, newest first. spec §7 Customer strategy */
export const simulatePassagewaysOrders = get('/customer-strategy/simulate/passageways/orders', {
  input: object({ passagewayId: string(), ...paging }),
  output: Trades,
})
