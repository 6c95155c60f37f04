import type { Trade } from '#api/shapes/strategy.ts'
import { price, yuan } from '#lib/number/money.ts'
import { minute } from '#lib/time/dates.ts'

/** An order, or a round trip from purchase to sale, as one row. SG-03 */
export interface OrderRow {
  key: string
  title: string
  note: string
  /** What became of it where it was not filled whole; '' otherwise. */
  state: string
  /** Of a sale, after all fees. */
  rate: number | undefined
}

const STATES: Readonly<Record<string, string>> = {
  FILLED: '',
  PARTLY: '部分成交',
  UNFILLED: '未成交',
  WRITTEN_OFF: '终止上市',
}

export function toOrderRow(trade: Trade): OrderRow {
  const { tradeId, symbol, name, side, state, why = '', reason = '', profitRate } = trade
  const act = side === 'BUY' ? '买入' : side === 'SELL' ? '卖出' : '委托'
  return {
    key: tradeId,
    title: `${act} ${name} ${symbol.slice(2)}`,
    note: [...stepsOf(trade), why === '' ? '' : `原因：${why}`, reason].filter(Boolean).join(' · '),
    state: STATES[state ?? 'FILLED'] ?? '状态更新中',
    rate: profitRate,
  }
}

/** When, at what price, how many, for how long and at what cost. */
function stepsOf({ at, price: paid, qty, filledQty, state, feeFen, opened }: Trade): string[] {
  const [done, at2] = [`${price(paid, 2)}元`, minute(at)]
  const shares = qty === undefined ? '' : state === 'PARTLY' ? `${filledQty ?? 0}/${qty}股` : `${qty}股`
  if (state === 'UNFILLED') return [`${at2} 委托${shares}`]
  const fees = (feeFen ?? 0) + (opened?.feeFen ?? 0)
  return [
    ...(opened ? [`${minute(opened.at)} ${price(opened.price, 2)}元买入`, `${at2} ${done}卖出`] : [`${at2} ${done}`]),
    shares,
    opened ? `持有${opened.holdDays}个交易日` : '',
    feeFen === undefined ? '' : `费用${yuan(fees)}`,
  ]
}

/** Which orders have a row of their own: a purchase that a sale of the list has ended stands in that sale's. */
export function ownRow(trades: readonly Trade[]): (trade: Trade) => boolean {
  const ended = new Set(trades.flatMap(({ symbol, opened }) => (opened ? [`${symbol} ${opened.at}`] : [])))
  return ({ side, symbol, at, state }) => side !== 'BUY' || state === 'UNFILLED' || !ended.has(`${symbol} ${at}`)
}
