import type { Trade } from '#api/shapes/strategy.ts'
import { group } from '#lib/group.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { yuan } from '#lib/number/money.ts'
import { day, minute } from '#lib/time/dates.ts'

/** An order, or a round trip from purchase to sale, as one row. SG-03 */
export interface OrderRow {
  key: string
  title: string
  /** Time, price, quantity, holding period, costs and reason. */
  lines: readonly string[]
  /** The result if it was not completely filled; '' otherwise. */
  state: string
  /** Of a sale, after all fees. */
  rate: number | undefined
}

const ACTS: Readonly<Record<string, string>> = { BUY: '买入', SELL: '卖出', PAYOUT: '分红送转' }

const STATES: Readonly<Record<string, string>> = {
  FILLED: '',
  PAID: '',
  PARTLY: '部分成交',
  UNFILLED: '未成交',
  WRITTEN_OFF: '终止上市',
}

export function toOrderRow(trade: Trade): OrderRow {
  const { tradeId, symbol, name, side, state, why = '', reason = '', profitRate } = trade
  const [steps, last] = side === 'PAYOUT' ? [payoutOf(trade), ''] : [stepsOf(trade), costOf(trade)]
  return {
    key: tradeId,
    title: `${ACTS[side] ?? '委托'} ${name} ${symbol.slice(2)}`,
    lines: [...steps, joined(last, why === '' ? '' : `原因：${why}`), reason].filter(Boolean),
    state: STATES[state ?? 'FILLED'] ?? '状态更新中',
    rate: profitRate,
  }
}

function stepsOf({ symbol, at, price, side, qty, filledQty, state, opened }: Trade): string[] {
  const shares = qty === undefined ? '' : state === 'PARTLY' ? partOf(filledQty ?? 0, qty) : `${shareCount(qty)}股`
  if (state === 'UNFILLED') return [joined(minute(at), `委托${shares}`)]
  if (!opened) return [joined(`${minute(at)} ${stockPrice(symbol, price)}元`, shares)]
  return [
    `${day(opened.at)} 买入 ${stockPrice(symbol, opened.price)}元`,
    `${day(at)} ${ACTS[side] ?? '委托'} ${stockPrice(symbol, price)}元`,
    joined(shares, `持有${opened.holdDays}个交易日`),
  ]
}

function partOf(filled: number, wanted: number): string {
  return `${shareCount(filled)}/${shareCount(wanted)}股，余${shareCount(wanted - filled)}未成交`
}

/** Fees of both trades. */
function costOf({ state, feeFen, opened }: Trade): string {
  return feeFen === undefined || state === 'UNFILLED' ? '' : `费用${yuan(feeFen + (opened?.feeFen ?? 0))}`
}

/** A distribution before an opening. */
function payoutOf({ at, qty, paid }: Trade): string[] {
  const held = qty === undefined ? '' : `持有${shareCount(qty)}股`
  const { cashFen = 0, bonusQty = 0 } = paid ?? {}
  return [
    joined(day(at), held),
    joined(cashFen > 0 ? `分红到账${yuan(cashFen)}` : '', bonusQty > 0 ? `送转${shareCount(bonusQty)}股` : ''),
  ]
}

const shareCount = (shares: number): string => group(String(shares))

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** The orders with their own row: a purchase filled at once and closed by a listed sale is part of the sale's row. */
export function ownRow(trades: readonly Trade[]): (trade: Trade) => boolean {
  const ended = new Set(trades.flatMap(({ symbol, opened }) => (opened ? [`${symbol} ${opened.at}`] : [])))
  const isWhole = (state: Trade['state']) => state !== 'UNFILLED' && state !== 'PARTLY'
  return ({ side, symbol, at, state }) => side !== 'BUY' || !isWhole(state) || !ended.has(`${symbol} ${at}`)
}
