import { type Bar, barsOf, round } from '#test/service/seed/market/bars.ts'
import { dateOf, tradingDays } from '#test/service/seed/market/calendar.ts'
import { createRoster, digitsOf, marketIndexes, type Stock } from '#test/service/seed/market/roster.ts'
import { DAY } from '#test/service/seed/days.ts'
import { type DayPath, dayPath } from './day-path.ts'
import type { Moment } from './session.ts'

/** Of a halt: the slots without trading. */
const HALT = { from: 31, to: 60 }

/** The market as of a moment: what of each stock's bars and minutes is known by then. */
export type Desk = ReturnType<typeof createDesk>

/** The data of a trading day, computed on demand and cached while the day lasts. */
export function createDesk() {
  const stocks = new Map([...createRoster(), ...marketIndexes].map((stock) => [stock.symbol, stock]))
  let kept = {
    day: 0,
    days: [] as number[],
    bars: new Map<string, Bar[]>(),
    paths: new Map<string, DayPath>(),
    amounts: new Map<string, number>(),
  }

  const at = (day: number) => {
    if (kept.day !== day)
      kept = { day, days: tradingDays(day + DAY), bars: new Map(), paths: new Map(), amounts: new Map() }
    return kept
  }
  /** All bars of a stock, including the whole one of `day`. */
  const barsWith = (stock: Stock, day: number): Bar[] => {
    const { bars, days } = at(day)
    const known = bars.get(stock.symbol)
    if (known) return known
    const made = barsOf(stock, days)
    bars.set(stock.symbol, made)
    return made
  }
  const pathOf = (stock: Stock, bar: Bar, day: number): DayPath => {
    const { paths } = at(day)
    const key = `${stock.symbol} ${bar.d}`
    const known = paths.get(key)
    if (known) return known
    const made = dayPath(stock.symbol, bar, digitsOf(stock))
    paths.set(key, made)
    return made
  }
  return {
    stocks,
    pathOf,
    /** Turnover of a past day: the sum of its minutes. Those are not cached, three years of them are too many. */
    amountOf(stock: Stock, bar: Bar, day: number): number {
      const { amounts } = at(day)
      const key = `${stock.symbol} ${bar.d}`
      const amount = amounts.get(key) ?? sum(dayPath(stock.symbol, bar, digitsOf(stock)).a)
      amounts.set(key, amount)
      return amount
    },
    /** The past days and the newest one so far; undefined where the stock is not traded. */
    known(stock: Stock, moment: Moment) {
      const all = barsWith(stock, moment.day)
      const isTraded = all.at(-1)?.d === dateOf(moment.day)
      const whole = isTraded ? all.at(-1) : undefined
      const before = isTraded ? all.slice(0, -1) : all
      return { before, whole, path: whole && soFar(stock, pathOf(stock, whole, moment.day), moment) }
    },
  }
}

/** A path up to a moment; within a minute its price moves every three seconds. */
function soFar(stock: Stock, { p, v, a }: DayPath, { slots, share }: Moment): DayPath {
  const whole = { p: p.slice(0, slots), v: v.slice(0, slots), a: a.slice(0, slots) }
  const [from, to] = [p[slots - 1], p[slots]]
  if (share > 0 && from !== undefined && to !== undefined) {
    const part = Math.floor(share * 20) / 20
    whole.p.push(round(from + (to - from) * part, digitsOf(stock)))
    whole.v.push(Math.floor(((v[slots] ?? 0) * part) / 100) * 100)
    whole.a.push(Math.round((whole.p.at(-1) ?? 0) * (whole.v.at(-1) ?? 0)))
  }
  return stock.actor === 'HALT' ? rested(whole) : whole
}

/** Trading is halted: the price stays, there is no volume. */
function rested({ p, v, a }: DayPath): DayPath {
  const rests = (slot: number) => slot >= HALT.from && slot <= HALT.to
  const held = p[HALT.from - 1]
  return {
    p: p.map((price, slot) => (rests(slot) ? (held ?? price) : price)),
    v: v.map((shares, slot) => (rests(slot) ? 0 : shares)),
    a: a.map((yuan, slot) => (rests(slot) ? 0 : yuan)),
  }
}

/** Whether a stock is halted at a moment. */
export function isHalted({ actor }: Stock, { slots }: Moment): boolean {
  return actor === 'HALT' && slots >= HALT.from && slots <= HALT.to
}

/** All of them together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0)
