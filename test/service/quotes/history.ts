import type { OutputOf } from '#api/call.ts'
import type { quotesBars } from '#quotes/calls.ts'
import { actionOn, hasActions } from '#test/service/seed/market/actions.ts'
import { type Bar, round } from '#test/service/seed/market/bars.ts'
import { midnightOf } from '#test/service/seed/market/calendar.ts'
import { digitsOf, type Stock } from '#test/service/seed/market/roster.ts'
import { type Desk, sum } from './day.ts'
import type { Moment } from './session.ts'

type Asked = { period: string; adjust: string; before?: string | undefined; limit: number }
interface Row extends Bar {
  amount: number
  /** The reference of its change, adjusted like its prices. */
  base: number
}

/** A page of bars in columns, oldest first, the newest one so far included. */
export function toBars(desk: Desk, stock: Stock, moment: Moment, asked: Asked): OutputOf<typeof quotesBars> {
  const { period, adjust: how, before } = asked
  const days = daysOf(desk, stock, moment)
  const { rows: adjusted, factor } = adjust(stock, days, how)
  const rows = together(adjusted, period)
  const older = rows.filter(({ d }) => before === undefined || d < before)
  const page = older.slice(-asked.limit)
  const isNewest = page.at(-1) === rows.at(-1)
  return {
    symbol: stock.symbol,
    period,
    adjust: how,
    ...(how !== 'none' && { method: 'affine' as const }),
    ...(how === 'backward' && { factor }),
    rev: revOf(stock, days),
    more: older.length > page.length,
    bases: page.filter(({ base }, at) => base !== page[at - 1]?.close).map(({ d, base }) => ({ t: d, p: base })),
    ...(isNewest && period !== '1d' && { done: doneOf(adjusted, period) }),
    t: page.map(({ d }) => d),
    o: page.map(({ open }) => open),
    h: page.map(({ high }) => high),
    l: page.map(({ low }) => low),
    c: page.map(({ close }) => close),
    v: page.map(({ volume }) => volume),
    a: page.map(({ amount }) => amount),
  }
}

/** The daily bars, the newest one so far included. */
function daysOf(desk: Desk, stock: Stock, moment: Moment): Row[] {
  const { before, whole, path } = desk.known(stock, moment)
  const rows = before.map((bar) => ({ ...bar, base: bar.prevClose, amount: desk.amountOf(stock, bar, moment.day) }))
  if (!whole || !path || path.p.length === 0) return rows
  const today = { ...whole, high: Math.max(...path.p), low: Math.min(...path.p), close: path.p.at(-1) ?? whole.open }
  return [...rows, { ...today, base: whole.prevClose, volume: sum(path.v), amount: sum(path.a) }]
}

/** Changes with every ex day: bars before and after one are not comparable. */
function revOf(stock: Stock, days: readonly Row[]): string {
  const ex = hasActions(stock) ? days.findLast(({ d }) => actionOn(stock, midnightOf(d)) !== undefined) : undefined
  return ex?.d.replaceAll('-', '') ?? '0'
}

/**
 * Prices as if every distribution had been made before (forward) or never (backward): p·times + plus, in ticks; and
 * these two for the newest day, in yuan.
 */
function adjust(stock: Stock, days: readonly Row[], how: string): { rows: Row[]; factor: Factor } {
  const scale = 10 ** digitsOf(stock)
  let [times, plus] = [1, 0]
  if (how === 'none' || !hasActions(stock)) return { rows: [...days], factor: { times, plus } }
  const adjusted: Row[] = []
  const put = (bar: Row) => {
    const price = (yuan: number) => round((Math.round(yuan * scale) * times + plus) / scale, digitsOf(stock))
    const { open, high, low, close, base } = bar
    const prices = { open: price(open), high: price(high), low: price(low), close: price(close), base: price(base) }
    adjusted.push({ ...bar, ...prices })
  }
  // An adjusted day follows the previous close.
  const followed = (rows: readonly Row[]) => rows.map((row, at) => ({ ...row, base: rows[at - 1]?.close ?? row.base }))
  if (how === 'forward') {
    for (const bar of days.toReversed()) {
      put(bar)
      const action = actionOn(stock, midnightOf(bar.d))
      if (action) [times, plus] = [times / (1 + action.bonus), plus - (action.cash * times) / (1 + action.bonus)]
    }
    return { rows: followed(adjusted.toReversed()), factor: { times: 1, plus: 0 } }
  }
  for (const bar of days) {
    const action = actionOn(stock, midnightOf(bar.d))
    if (action) [times, plus] = [times * (1 + action.bonus), plus + action.cash * times]
    put(bar)
  }
  return { rows: followed(adjusted), factor: { times, plus: plus / scale } }
}

interface Factor {
  times: number
  plus: number
}

/** Days of a week or a month as one bar dated by their last day. */
function together(days: readonly Row[], period: string): Row[] {
  if (period === '1d') return [...days]
  const rows: Row[] = []
  for (const day of days) {
    const last = rows.at(-1)
    if (!last || spanOf(last.d, period) !== spanOf(day.d, period)) rows.push({ ...day })
    else join(last, day)
  }
  return rows
}

function spanOf(date: string, period: string): string {
  if (period === '1M') return date.slice(0, 7)
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

/** The newest week or month without its newest day; null where it has no other. */
function doneOf(days: readonly Row[], period: string) {
  const last = days.at(-1)
  const rest = together(days.slice(0, -1), period).at(-1)
  if (!last || !rest || spanOf(rest.d, period) !== spanOf(last.d, period)) return null
  return { o: rest.open, h: rest.high, l: rest.low, c: rest.close, v: rest.volume }
}

function join(row: Row, next: Row): void {
  const { high, low, volume, amount, base, close } = row
  Object.assign(row, {
    d: next.d,
    // With an ex day within: a distribution is not a price change.
    base: next.base === close ? base : (base * next.base) / close,
    high: Math.max(high, next.high),
    low: Math.min(low, next.low),
    close: next.close,
    volume: volume + next.volume,
    amount: amount + next.amount,
  })
}

/** Day and minutes up to now, oldest first. */
export function toMinutes(desk: Desk, stock: Stock, moment: Moment, days: number, from: number) {
  const { before, whole, path } = desk.known(stock, moment)
  const newest = whole && path && path.p.length > 0 ? [{ bar: whole, path, from: Math.min(from, path.p.length) }] : []
  const older = before.slice(-5).map((bar) => ({ bar, path: desk.pathOf(stock, bar, moment.day), from: 0 }))
  // Before the first price of a day its page still shows the previous day.
  const shown = [...older, ...newest].slice(-days)
  return {
    symbol: stock.symbol,
    days: shown.map(({ bar, path: { p, v, a }, from: first }) => ({
      d: bar.d,
      prevClose: bar.prevClose,
      from: first,
      p: p.slice(first),
      v: v.slice(first),
      a: a.slice(first),
    })),
  }
}
