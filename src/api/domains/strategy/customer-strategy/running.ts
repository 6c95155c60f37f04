import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Curve, Passageway } from '#api/shapes/strategy.ts'
import { Finite } from '#api/shapes/number.ts'

const one = object({ id: string() })

/** A holding of the strategy's model account; prices in yuan, cost with fees. */
const Holding = object({
  symbol: string(),
  name: string(),
  qty: optional(Finite),
  costPrice: optional(Finite),
  price: Finite,
  profitRate: Finite,
  positionRate: Finite,
})

/** The passageways of a subscription's strategy. spec §7 Customer strategy */
export const runningPassagewayList = get('/customer-strategy/passageway/list', {
  input: one,
  output: listOf(Passageway),
})

/** One passageway and the holdings of its model account. spec §7 Customer strategy */
export const runningPassagewayInfo = get('/customer-strategy/passageway/info', {
  input: object({ passagewayId: string() }),
  output: object({
    passagewayId: string(),
    name: string(),
    capitalFen: optional(Finite),
    positionRate: Finite,
    stocks: listOf(Holding),
  }),
})

/** The curve since the subscription began, whole or of the last three months or year. spec §7 Customer strategy */
export const runningRevenueLine = get('/customer-strategy/revenue/line', {
  input: object({ id: string(), period: optional(known('3M', '1Y', 'ALL')) }),
  output: Curve,
})

/** What the strategy holds now. spec §7 Customer strategy */
export const runningStockList = get('/customer-strategy/stock/list', { input: one, output: listOf(Holding) })

/**
 * Whether the benchmark was above its moving average used by the rule, newest first; a note, not an order. spec §7
 * Customer strategy
 */
export const runningChooseTimeRecord = get('/customer-strategy/choose-time/record', {
  input: one,
  output: listOf(object({ d: string(), signal: known('IN', 'OUT', 'HOLD'), note: string() })),
})
