import { round } from '#test/service/seed/market/bars.ts'
import type { Prices, Row } from './prices.ts'
import { type Held, type RuleName, rules } from './rules.ts'

/** Shares are bought by the hundred. */
export const LOT = 100
/** Duty on sales of stocks, none on funds. */
export const STAMP_RATE = 0.0005
/** The broker takes at least 5 yuan for an order. */
const LEAST_FEE_FEN = 500

/** What is computed: money in fen, rates decimal; `from` and `to` are places in the dates of the prices. */
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

/** One filled order. A sale closes the whole position, so it knows what it earned after all fees. */
export interface Fill {
  day: number
  symbol: string
  name: string
  side: 'BUY' | 'SELL'
  /** The opening price with slippage, yuan. */
  price: number
  qty: number
  feeFen: number
  /** Share of the whole account that the order moved. */
  positionRate: number
  reason: string
  /** Of a sale: the day and price of the purchase, and profit over cost. */
  closed?: { since: number; inPrice: number; profitRate: number }
}

interface Position extends Held {
  symbol: string
  name: string
  qty: number
  /** The fill price of the purchase, yuan. */
  price: number
  costFen: number
}

/** An order decided at the close of `day`, to be filled at the next opening. */
interface Plan {
  day: number
  symbol: string
  name: string
  side: 'BUY' | 'SELL'
  /** The close it was decided at, yuan. */
  close: number
}

export interface Run {
  spec: Spec
  fills: Fill[]
  /** Worth of the account at each close from `from` to `to`, fen. */
  equityFen: number[]
  positions: Position[]
  cashFen: number
  /** What was decided at the last two closes. */
  plans: Plan[]
}

/**
 * Follows a rule through the bars: decided at a close, filled at the next opening. A share bought today cannot be
 * sold today (T+1, which follows from that order of things); nothing is filled on a day without trading, at an opening
 * at the price limit in the direction of the order, or below one lot.
 */
export function follow(prices: Prices, spec: Spec): Run {
  const rule = rules[spec.rule]
  const rows = spec.symbols.flatMap((symbol) => prices.row(symbol) ?? [])
  const bySymbol = new Map(rows.map((row) => [row.stock.symbol, row]))
  const account = { cashFen: spec.capitalFen, held: new Map<string, Position>(), worthFen: spec.capitalFen }
  const run: Run = { spec, fills: [], equityFen: [], positions: [], cashFen: 0, plans: [] }
  let target: string[] = []
  let pending: Plan[] = []
  for (let t = spec.from; t <= spec.to; t++) {
    for (const plan of pending) {
      const row = bySymbol.get(plan.symbol)
      const fill = row && (plan.side === 'SELL' ? sell(row, t, account, spec) : buy(row, t, account, spec))
      if (fill) run.fills.push(fill)
    }
    account.worthFen = account.cashFen
    for (const { symbol, qty } of account.held.values()) account.worthFen += worth(bySymbol.get(symbol), qty, t)
    run.equityFen.push(account.worthFen)
    if ((t - spec.from) % rule.every === 0) target = rule.choose(rows, t, account.held, spec.slots)
    pending = toPlans(target, account.held, bySymbol, t)
    if (t >= spec.to - 1) run.plans.push(...pending)
  }
  run.positions = [...account.held.values()]
  run.cashFen = account.cashFen
  return run
}

/** The same run, ended after the day `to`: what it held then is not known any more. */
export function cut(run: Run, to: number): Run {
  if (to >= run.spec.to) return run
  const spec = { ...run.spec, to: Math.max(run.spec.from, to) }
  const equityFen = run.equityFen.slice(0, spec.to - spec.from + 1)
  return { ...run, spec, equityFen, fills: run.fills.filter(({ day }) => day <= spec.to), positions: [], plans: [] }
}

interface Account {
  cashFen: number
  held: Map<string, Position>
  /** At the last close. */
  worthFen: number
}

function toPlans(
  target: readonly string[],
  held: ReadonlyMap<string, Position>,
  rows: ReadonlyMap<string, Row>,
  day: number,
): Plan[] {
  const plan = (symbol: string, side: Plan['side']): Plan[] => {
    const row = rows.get(symbol)
    return row ? [{ day, symbol, name: row.stock.name, side, close: row.close[day] ?? 0 }] : []
  }
  const sales = [...held.keys()].filter((symbol) => !target.includes(symbol))
  const purchases = target.filter((symbol) => !held.has(symbol))
  return [...sales.flatMap((symbol) => plan(symbol, 'SELL')), ...purchases.flatMap((symbol) => plan(symbol, 'BUY'))]
}

function buy(row: Row, t: number, account: Account, spec: Spec): Fill | undefined {
  const { symbol, name, limit } = row.stock
  const open = row.open[t] ?? Number.NaN
  if (Number.isNaN(open) || open >= (row.close[t - 1] ?? 0) * (1 + limit) - 0.005) return undefined
  if (account.held.size >= spec.slots) return undefined
  const price = priced(row, open * (1 + spec.slippageRate))
  const budget = Math.min(account.worthFen / spec.slots, account.cashFen)
  let qty = Math.floor(budget / (price * 100) / LOT) * LOT
  while (qty > 0 && amount(price, qty) + commission(amount(price, qty), spec) > account.cashFen) qty -= LOT
  if (qty <= 0) return undefined
  const feeFen = commission(amount(price, qty), spec)
  const costFen = amount(price, qty) + feeFen
  account.cashFen -= costFen
  account.held.set(symbol, { symbol, name, qty, price, costFen, since: t, cost: costFen / 100 / qty })
  const positionRate = round(amount(price, qty) / account.worthFen, 4)
  return { day: t, symbol, name, side: 'BUY', price, qty, feeFen, positionRate, reason: rules[spec.rule].why.buy }
}

function sell(row: Row, t: number, account: Account, spec: Spec): Fill | undefined {
  const { symbol, name, limit } = row.stock
  const mine = account.held.get(symbol)
  const open = row.open[t] ?? Number.NaN
  if (!mine || mine.since >= t) return undefined
  if (Number.isNaN(open) || open <= (row.close[t - 1] ?? 0) * (1 - limit) + 0.005) return undefined
  const price = priced(row, open * (1 - spec.slippageRate))
  const gross = amount(price, mine.qty)
  const feeFen = commission(gross, spec) + (row.stock.isFund ? 0 : Math.round(gross * STAMP_RATE))
  account.cashFen += gross - feeFen
  account.held.delete(symbol)
  const profitRate = round((gross - feeFen) / mine.costFen - 1, 4)
  return {
    day: t,
    symbol,
    name,
    side: 'SELL',
    price,
    qty: mine.qty,
    feeFen,
    positionRate: round(gross / account.worthFen, 4),
    reason: rules[spec.rule].why.sell,
    closed: { since: mine.since, inPrice: mine.price, profitRate },
  }
}

function worth(row: Row | undefined, qty: number, t: number): number {
  return amount(row?.close[t] ?? 0, qty)
}

/** Yuan a share times shares, fen. */
function amount(price: number, qty: number): number {
  return Math.round(price * 100 * qty)
}

function commission(amountFen: number, { feeRate }: Spec): number {
  return feeRate === 0 ? 0 : Math.max(LEAST_FEE_FEN, Math.round(amountFen * feeRate))
}

function priced({ stock }: Row, price: number): number {
  return round(price, stock.isFund ? 3 : 2)
}
