import { feesOf } from '#lib/number/fees.ts'
import { amountFenOf } from '#lib/number/round-trip.ts'
import type { Action } from '#test/service/seed/market/actions.ts'
import { round } from '#test/service/seed/market/bars.ts'
import { limitsOf } from '#test/service/seed/market/limits.ts'
import { inLots, lotOf } from '#test/service/seed/market/lots.ts'
import { digitsOf, limitRule } from '#test/service/seed/market/roster.ts'
import type { Prices, Row } from './prices.ts'
import { type Held, rules } from './rules.ts'
import type { Spec } from './run.ts'

/** At most this share of a day's volume is filled; the rest of an order is cancelled. */
export const VOLUME_CAP = 0.1

/** Why an order was not filled, or only in part. */
const whys = {
  suspended: '停牌',
  up: '涨停',
  down: '跌停',
  poor: '资金不足一手',
  thin: '成交量不足',
  full: '卖出未成交，无空余仓位',
  left: '终止上市，按0元计',
} as const

/** An order decided at the close of `day`, for the next opening. */
export interface Plan {
  day: number
  symbol: string
  name: string
  side: 'BUY' | 'SELL'
  /** The close it was decided at, yuan. */
  close: number
  /** Shares, by that close; the order itself is sized at the opening. */
  qty: number
}

/** The outcome of an order at the opening of `day`, or a distribution before it. */
export interface Order {
  day: number
  symbol: string
  name: string
  side: Plan['side'] | 'PAYOUT'
  /** WRITTEN_OFF: the stock was delisted while it was held. */
  state: 'FILLED' | 'PARTLY' | 'UNFILLED' | 'WRITTEN_OFF' | 'PAID'
  /**
   * The opening with slippage within the limits, yuan; of an unfilled order the close it was decided at, of a
   * distribution the cash per share.
   */
  price: number
  /** Of a distribution the shares that it was for. */
  qty: number
  filledQty: number
  feeFen: number
  /** The order's share of the whole account. */
  positionRate: number
  reason: string
  why?: string
  /** The order's share of the day's volume. */
  volumeRate?: number
  /** Of a distribution: the cash, and how many new shares. */
  paid?: { cashFen: number; bonusQty: number }
  /** Of the end of a position: its purchase, and its total proceeds over its cost, distributions included. */
  closed?: { since: number; inPrice: number; inFeeFen: number; profitRate: number; profitFen: number }
}

export interface Position extends Held {
  symbol: string
  name: string
  qty: number
  /** The fill price of the purchase, yuan, and its fees. */
  price: number
  inFeeFen: number
  /** The cost of the remaining shares, with fees. */
  costFen: number
  /** Proceeds and cost of the sold parts, and the distributions. */
  gotFen: number
  soldCostFen: number
  dividendFen: number
}

export interface Account {
  cashFen: number
  held: Map<string, Position>
  /** At the last close. */
  worthFen: number
}

/** The value of this many shares at a close, fen. */
export function worthOf(row: Row, t: number, qty: number): number {
  return amountFenOf(ticksOf(row, row.close[t] ?? 0), qty, row.stock.isFund)
}

function ticksOf({ stock }: Row, price: number): number {
  return Math.round(price * 10 ** digitsOf(stock))
}

/** How many shares a slot in the account buys at a price, fees included; 0 below a lot. */
function affordable(row: Row, ticks: number, budgetFen: number, cashFen: number, spec: Spec): number {
  const { stock } = row
  const costs = (qty: number) => {
    const amountFen = amountFenOf(ticks, qty, row.stock.isFund)
    return amountFen + feesOf({ side: 'BUY', amountFen, isFund: stock.isFund, rate: spec.feeRate })
  }
  let qty = inLots(stock, Math.floor((Math.min(budgetFen, cashFen) * 10 ** digitsOf(stock)) / (ticks * 100)))
  while (qty > 0 && costs(qty) > cashFen) qty = inLots(stock, qty - lotOf(stock).step)
  return qty
}

/** How many shares are planned at a close. */
export function plannedQty(row: Row, t: number, account: Account, spec: Spec): number {
  const mine = account.held.get(row.stock.symbol)
  if (mine) return mine.qty
  const budgetFen = account.worthFen / spec.slots
  return affordable(row, ticksOf(row, row.close[t] ?? 1), budgetFen, account.worthFen, spec)
}

/** Bonus shares and cash before an opening; a delisted stock is worth nothing from then on. */
export function settle(account: Account, rows: ReadonlyMap<string, Row>, t: number): Order[] {
  const settled: Order[] = []
  for (const mine of account.held.values()) {
    const row = rows.get(mine.symbol)
    const action = row?.actions.get(t)
    if (row && action) settled.push(payOut(account, mine, row, action, t))
    if (row?.leftAt === t) settled.push(writeOff(account, mine, t))
  }
  return settled
}

/** A change of a position without an order. */
const NO_ORDER = { feeFen: 0, positionRate: 0 } as const

function payOut(account: Account, mine: Position, row: Row, { cash, bonus }: Action, day: number): Order {
  const { symbol, name, qty } = mine
  const cashFen = amountFenOf(cash, qty, row.stock.isFund)
  // A tolerance of a ten-thousandth keeps 0.3 × 10 from becoming two shares.
  const bonusQty = Math.floor(qty * bonus + 0.0001)
  account.cashFen += cashFen
  mine.dividendFen += cashFen
  mine.qty += bonusQty
  mine.cost = (mine.costFen - mine.dividendFen) / 100 / mine.qty
  const price = cash / 10 ** digitsOf(row.stock)
  const about = { day, symbol, name, side: 'PAYOUT', state: 'PAID', reason: '公司权益分派' } as const
  return { ...about, ...NO_ORDER, price, qty, filledQty: 0, paid: { cashFen, bonusQty } }
}

function writeOff(account: Account, mine: Position, day: number): Order {
  const { symbol, name, qty } = mine
  account.held.delete(symbol)
  const closed = ended(mine, 0, mine.costFen)
  const about = { day, symbol, name, side: 'SELL', state: 'WRITTEN_OFF', reason: '股票已退出交易所' } as const
  return { ...about, ...NO_ORDER, price: 0, qty, filledQty: qty, why: whys.left, closed }
}

/** Executes a plan at the opening of a day: the account changes by the fills. */
export function execute(plan: Plan, row: Row, t: number, account: Account, spec: Spec, prices: Prices): Order {
  const { symbol, name, side } = plan
  const reason = rules[spec.rule].why[side === 'BUY' ? 'buy' : 'sell']
  const about = { day: t, symbol, name, side, reason }
  const refuse = (why: string, qty = plan.qty, volumeRate?: number): Order => ({
    ...about,
    state: 'UNFILLED',
    price: plan.close,
    qty,
    filledQty: 0,
    feeFen: 0,
    positionRate: 0,
    why,
    ...(volumeRate !== undefined && { volumeRate }),
  })
  const bar = row.bars[t]
  if (side === 'BUY' && account.held.size >= spec.slots) return refuse(whys.full)
  if (!bar) return refuse(whys.suspended)
  const limits = limitsOf(ticksOf(row, bar.prevClose), limitRule(row.stock, prices.days[t] ?? 0))
  const open = ticksOf(row, bar.open)
  // Locked in one direction only: at the lower limit there are sellers, at the upper one buyers.
  if (side === 'BUY' && limits && open >= limits.upper) return refuse(whys.up)
  if (side === 'SELL' && limits && open <= limits.lower) return refuse(whys.down)
  const ticks = slipped(open, side, spec.slippageRate, limits)
  const mine = account.held.get(symbol)
  const budgetFen = account.worthFen / spec.slots
  const qty = side === 'SELL' ? (mine?.qty ?? 0) : affordable(row, ticks, budgetFen, account.cashFen, spec)
  if (qty === 0) return refuse(whys.poor, 0)
  const volumeRate = round(qty / bar.volume, 6)
  const most = Math.floor(bar.volume * VOLUME_CAP)
  // A whole position may be sold, however few shares it is.
  const filledQty = qty <= most ? qty : inLots(row.stock, most)
  if (filledQty === 0) return refuse(whys.thin, qty, volumeRate)
  const amountFen = amountFenOf(ticks, filledQty, row.stock.isFund)
  const feeFen = feesOf({ side, amountFen, isFund: row.stock.isFund, rate: spec.feeRate })
  const price = ticks / 10 ** digitsOf(row.stock)
  const filled = { price, qty, filledQty, feeFen, positionRate: round(amountFen / account.worthFen, 6), volumeRate }
  const closed = side === 'SELL' && mine ? sell(account, mine, filledQty, amountFen - feeFen) : undefined
  if (side === 'BUY')
    enter(account, { symbol, name, day: t, price, qty: filledQty, feeFen, costFen: amountFen + feeFen })
  return {
    ...about,
    ...filled,
    ...(filledQty < qty ? { state: 'PARTLY', why: whys.thin } : { state: 'FILLED' }),
    ...(closed && { closed }),
  }
}

/** The opening with slippage against the order, rounded to the tick, and never beyond the day's limits. */
function slipped(open: number, side: Plan['side'], rate: number, limits: ReturnType<typeof limitsOf>): number {
  const away = Math.round(open * (side === 'BUY' ? 1 + rate : 1 - rate) * (1 + Number.EPSILON))
  return Math.max(limits?.lower ?? 1, Math.min(limits?.upper ?? Infinity, away))
}

interface Purchase {
  symbol: string
  name: string
  day: number
  price: number
  qty: number
  feeFen: number
  costFen: number
}

function enter(account: Account, { symbol, name, day, price, qty, feeFen, costFen }: Purchase): void {
  account.cashFen -= costFen
  const nothing = { gotFen: 0, soldCostFen: 0, dividendFen: 0 }
  const cost = costFen / 100 / qty
  account.held.set(symbol, { symbol, name, qty, price, inFeeFen: feeFen, costFen, since: day, cost, ...nothing })
}

/** A sale takes its share of the cost; the last one ends the position. */
function sell(account: Account, mine: Position, qty: number, netFen: number): Order['closed'] {
  account.cashFen += netFen
  if (qty === mine.qty) {
    account.held.delete(mine.symbol)
    return ended(mine, netFen, mine.costFen)
  }
  const soldCostFen = Math.round((mine.costFen * qty) / mine.qty)
  mine.qty -= qty
  mine.costFen -= soldCostFen
  mine.gotFen += netFen
  mine.soldCostFen += soldCostFen
  return undefined
}

function ended(mine: Position, netFen: number, costFen: number): NonNullable<Order['closed']> {
  const wholeFen = mine.soldCostFen + costFen
  const profitFen = mine.gotFen + netFen + mine.dividendFen - wholeFen
  const { since, price: inPrice, inFeeFen } = mine
  return { since, inPrice, inFeeFen, profitRate: round(profitFen / wholeFen, 6), profitFen }
}
