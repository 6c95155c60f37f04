import type { OutputOf } from '#api/call.ts'
import type { todayTradeList, todayTradePlanList } from '#api/domains/strategy/customer-strategy/trading.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { group } from '#lib/group.ts'
import { clockTime, day } from '#lib/time/dates.ts'

export type Plan = OutputOf<typeof todayTradePlanList>[number]

interface PlanRow {
  key: string
  time: string
  act: string
  stock: string
  note: string
  state: string
  /** Why it was not filled, or the filled quantity. */
  why: string
  isWaiting: boolean
}

/** The plans of one day. */
export interface PlanDay {
  title: string
  /** The number of plans in each state. */
  counts: string
  rows: PlanRow[]
}

const STATES: Readonly<Record<string, string>> = {
  WAIT: '待触发',
  TRIGGERED: '已触发',
  PARTLY: '部分成交',
  INVALID: '已失效',
}

/**
 * Plans by the day whose opening decides them: today's, later ones, then the last day's. Pending ones come first.
 *
 * @param now the server's time, epoch ms; undefined while unknown
 */
export function toPlanDays(plans: readonly Plan[], now: number | undefined): PlanDay[] {
  const days = new Map<string, Plan[]>()
  for (const plan of plans) {
    const date = plan.at === undefined ? (now === undefined ? '' : day(now)) : day(plan.at)
    days.set(date, [...(days.get(date) ?? []), plan])
  }
  const today = now === undefined ? undefined : day(now)
  const rank = (date: string) => (date === today ? 0 : today !== undefined && date > today ? 1 : 2)
  return [...days]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? 1 : -1))
    .map(([date, ofDay]) => ({
      title: dayTitle(date, today, '计划'),
      counts: countsOf(ofDay),
      rows: ofDay.map(toPlanRow).sort((a, b) => Number(b.isWaiting) - Number(a.isWaiting)),
    }))
}

/** 「今日」 only for today, otherwise 「最近交易日」 or the next one with its date. law §4 */
function dayTitle(date: string, today: string | undefined, noun: string): string {
  const short = date.slice(5)
  if (today === undefined) return `${short} ${noun}`.trim()
  if (date === today) return `今日${noun}`
  return `${date > today ? '下一交易日' : '最近交易日'}${noun} ${short}`
}

function countsOf(plans: readonly Plan[]): string {
  return Object.entries(STATES)
    .map(([status, word]) => ({ word, count: plans.filter((each) => each.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${word}${count}`)
    .join(' · ')
}

function toPlanRow(plan: Plan): PlanRow {
  const { planId, at, side, symbol, name, price, qty, condition, status } = plan
  const ordered = qty === undefined ? '' : `${group(String(qty))}股`
  return {
    key: planId,
    time: at === undefined ? '' : clockTime(at).slice(0, 5),
    act: side === 'BUY' ? '买入' : side === 'SELL' ? '卖出' : '委托',
    stock: `${name} ${symbol.slice(2)}`,
    note: [`决策价 ${stockPrice(symbol, price)}`, ordered, condition].filter(Boolean).join(' · '),
    state: STATES[status] ?? '状态更新中',
    why: outcomeOf(plan),
    isWaiting: status === 'WAIT',
  }
}

/** An order partly filled and then cancelled shows both quantities. */
function outcomeOf({ status, qty, filledQty, why = '' }: Plan): string {
  if (status !== 'PARTLY' || qty === undefined || filledQty === undefined) return why
  const [all, filled, rest] = [qty, filledQty, qty - filledQty].map((shares) => group(String(shares)))
  return [`${filled}/${all}，余${rest}未成交`, why].filter(Boolean).join('：')
}

/** The last trading day, as the title of its trades. */
export function tradesTitle(trades: OutputOf<typeof todayTradeList>, now: number | undefined): string {
  const [first] = trades
  return dayTitle(first ? day(first.at) : '', now === undefined ? undefined : day(now), '成交')
}
