import { type Account, execute, type Order, type Plan, plannedQty, type Position, settle, worthOf } from './orders.ts'
import type { Prices, Row } from './prices.ts'
import { type RuleName, rules } from './rules.ts'

/** The result: money in fen, rates decimal; `from` and `to` are indexes of the prices' dates. */
export interface Spec {
  rule: RuleName
  symbols: readonly string[]
  slots: number
  capitalFen: number
  feeRate: number
  slippageRate: number
  from: number
  to: number
}

export interface Run {
  spec: Spec
  /** Every order in the order of its opening, rejected ones included, and the distributions before it. */
  orders: Order[]
  /** Value of the account at each close from `from` to `to`, fen. */
  equityFen: number[]
  positions: Position[]
  cashFen: number
  /** What was decided at the last close. */
  plans: Plan[]
}

/**
 * Runs a rule over the bars. The order of a day: distributions, the opening with sales first, the valuation at the
 * close, decisions. That shares bought today cannot be sold today follows from this. quotes §6
 */
export function follow(prices: Prices, spec: Spec): Run {
  const rule = rules[spec.rule]
  const rows = rowsOf(prices, spec)
  const list = [...rows.values()]
  const account: Account = { cashFen: spec.capitalFen, held: new Map(), worthFen: spec.capitalFen }
  const run: Run = { spec, orders: [], equityFen: [], positions: [], cashFen: 0, plans: [] }
  let target: string[] = []
  const refused = new Set<string>()
  for (let t = spec.from; t <= spec.to; t++) {
    run.orders.push(...open(run.plans, rows, t, account, spec, prices))
    account.worthFen = account.cashFen
    for (const { symbol, qty } of account.held.values()) {
      const row = rows.get(symbol)
      account.worthFen += row ? worthOf(row, t, qty) : 0
    }
    run.equityFen.push(account.worthFen)
    if ((t - spec.from) % rule.every === 0) target = rule.choose(list, t, account.held, spec.slots)
    const plans = toPlans(target, account, rows, t, spec)
    // A stock whose lot is too expensive is tried once while it stays chosen, not every morning.
    for (const symbol of refused) if (!target.includes(symbol)) refused.delete(symbol)
    run.plans = plans.filter(({ symbol, qty }) => qty > 0 || !refused.has(symbol))
    for (const { symbol, qty } of plans) if (qty === 0) refused.add(symbol)
  }
  run.positions = [...account.held.values()]
  run.cashFen = account.cashFen
  return run
}

/** The outcome of a run's plans at the opening after its last close; the run itself is not changed. */
export function nextOpening(run: Run, prices: Prices): Order[] {
  const t = run.spec.to + 1
  if (prices.dates[t] === undefined) return []
  const held = new Map(run.positions.map((each) => [each.symbol, { ...each }]))
  const account = { cashFen: run.cashFen, held, worthFen: run.equityFen.at(-1) ?? run.spec.capitalFen }
  return open(run.plans, rowsOf(prices, run.spec), t, account, run.spec, prices)
}

/** The same run, cut after the day `to`: its holdings then are no longer known. */
export function cut(run: Run, to: number): Run {
  if (to >= run.spec.to) return run
  const spec = { ...run.spec, to: Math.max(run.spec.from, to) }
  const equityFen = run.equityFen.slice(0, spec.to - spec.from + 1)
  return { ...run, spec, equityFen, orders: run.orders.filter(({ day }) => day <= spec.to), positions: [], plans: [] }
}

/** Orders with a fill, in full or in part. */
export function fillsOf({ orders }: Pick<Run, 'orders'>): Order[] {
  return orders.filter(({ state }) => state === 'FILLED' || state === 'PARTLY')
}

function rowsOf(prices: Prices, { symbols }: Spec): ReadonlyMap<string, Row> {
  const rows = symbols.flatMap((symbol) => prices.row(symbol) ?? [])
  return new Map(rows.map((row) => [row.stock.symbol, row]))
}

function open(
  plans: readonly Plan[],
  rows: ReadonlyMap<string, Row>,
  t: number,
  account: Account,
  spec: Spec,
  prices: Prices,
): Order[] {
  const settled = settle(account, rows, t)
  const left = new Set(settled.flatMap(({ symbol, state }) => (state === 'WRITTEN_OFF' ? [symbol] : [])))
  const orders = plans.flatMap((plan) => {
    const row = left.has(plan.symbol) ? undefined : rows.get(plan.symbol)
    return row ? [execute(plan, row, t, account, spec, prices)] : []
  })
  return [...settled, ...orders]
}

/** Sales first: their proceeds pay for the purchases of the same opening. */
function toPlans(
  target: readonly string[],
  account: Account,
  rows: ReadonlyMap<string, Row>,
  day: number,
  spec: Spec,
): Plan[] {
  const plan = (symbol: string, side: Plan['side']): Plan[] => {
    const row = rows.get(symbol)
    // A delisted stock has no close.
    if (!row || Number.isNaN(row.close[day])) return []
    const qty = plannedQty(row, day, account, spec)
    return [{ day, symbol, name: row.stock.name, side, close: row.close[day] ?? 0, qty }]
  }
  const sales = [...account.held.keys()].filter((symbol) => !target.includes(symbol))
  const purchases = target.filter((symbol) => !account.held.has(symbol))
  return [...sales.flatMap((symbol) => plan(symbol, 'SELL')), ...purchases.flatMap((symbol) => plan(symbol, 'BUY'))]
}
