import type { OutputOf } from '#api/call.ts'
import type { quotesBars } from '#quotes/calls.ts'
import { actionOn, hasActions } from '#test/service/seed/market/actions.ts'
import { type Bar, round } from '#test/service/seed/market/bars.ts'
import { midnightOf } from '#test/service/seed/market/calendar.ts'
import { digitsOf, type Stock } from '#test/service/seed/market/roster.ts'
import { type Desk, sum } from './day.ts'
import { type Moment, SLOTS, timeOfSlot } from './session.ts'

type Asked = { period: string; adjust: string; before?: string | undefined; limit: number }
interface Row extends Bar {
  amount: number
  /** The day of the bar, by which it is adjusted. */
  day: string
}

const MOST = 800
/** How many slots one bar of minutes covers. */
const MINUTES: Readonly<Record<string, number>> = { '5m': 5, '30m': 30 }

/** A page of bars in columns, oldest first, the newest as far as it has come. */
export function toBars(desk: Desk, stock: Stock, moment: Moment, asked: Asked): OutputOf<typeof quotesBars> {
  const days = daysOf(desk, stock, moment)
  const limit = Math.max(1, Math.min(MOST, asked.limit))
  const minutes = MINUTES[asked.period]
  const adjusted = adjust(stock, days, asked.adjust)
  const rows =
    minutes === undefined ? together(adjusted, asked.period) : inMinutes(desk, stock, moment, adjusted, minutes)
  const older = rows.filter(({ d }) => asked.before === undefined || d < asked.before)
  const page = older.slice(-limit)
  return {
    symbol: stock.symbol,
    period: asked.period,
    adjust: asked.adjust,
    ...(asked.adjust !== 'none' && { method: 'affine' as const }),
    rev: revOf(stock, days),
    more: older.length > page.length,
    t: page.map(({ d }) => d),
    o: page.map(({ open }) => open),
    h: page.map(({ high }) => high),
    l: page.map(({ low }) => low),
    c: page.map(({ close }) => close),
    v: page.map(({ volume }) => volume),
    a: page.map(({ amount }) => amount),
  }
}

/** The day bars with the newest as far as it has come. */
function daysOf(desk: Desk, stock: Stock, moment: Moment): Row[] {
  const { before, whole, path } = desk.known(stock, moment)
  const rows = before.map((bar) => ({ ...bar, day: bar.d, amount: desk.amountOf(stock, bar, moment.day) }))
  if (!whole || !path || path.p.length === 0) return rows
  const today = { ...whole, high: Math.max(...path.p), low: Math.min(...path.p), close: path.p.at(-1) ?? whole.open }
  return [...rows, { ...today, day: whole.d, volume: sum(path.v), amount: sum(path.a) }]
}

/** Changes with every ex day: bars before and after one do not belong together. */
function revOf(stock: Stock, days: readonly Row[]): string {
  const ex = hasActions(stock) ? days.findLast(({ d }) => actionOn(stock, midnightOf(d)) !== undefined) : undefined
  return (ex?.d ?? days[0]?.d ?? '').replaceAll('-', '')
}

/** Prices as if every payment had been made before (forward) or never (backward): p·times + plus, in ticks. */
function adjust(stock: Stock, days: readonly Row[], how: string): Row[] {
  if (how === 'none' || !hasActions(stock)) return [...days]
  const scale = 10 ** digitsOf(stock)
  const adjusted: Row[] = []
  let [times, plus] = [1, 0]
  const put = (bar: Row) => {
    const price = (yuan: number) => round((Math.round(yuan * scale) * times + plus) / scale, digitsOf(stock))
    const { open, high, low, close } = bar
    adjusted.push({ ...bar, open: price(open), high: price(high), low: price(low), close: price(close) })
  }
  if (how === 'forward') {
    for (const bar of days.toReversed()) {
      put(bar)
      const action = actionOn(stock, midnightOf(bar.d))
      if (action) [times, plus] = [times / (1 + action.bonus), plus - (action.cash * times) / (1 + action.bonus)]
    }
    return adjusted.toReversed()
  }
  for (const bar of days) {
    const action = actionOn(stock, midnightOf(bar.d))
    if (action) [times, plus] = [times * (1 + action.bonus), plus + action.cash * times]
    put(bar)
  }
  return adjusted
}

/** Days of a week or a month as one bar under its last day. */
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

function join(row: Row, next: Row): void {
  const { high, low, volume, amount } = row
  Object.assign(row, {
    d: next.d,
    high: Math.max(high, next.high),
    low: Math.min(low, next.low),
    close: next.close,
    volume: volume + next.volume,
    amount: amount + next.amount,
  })
}

/** So many days of minutes are kept. */
const MINUTE_DAYS = 30

function inMinutes(desk: Desk, stock: Stock, moment: Moment, days: readonly Row[], every: number): Row[] {
  const { whole, path } = desk.known(stock, moment)
  const raw = desk.known(stock, moment).before
  return days.slice(-MINUTE_DAYS).flatMap((day) => {
    const bar = raw.find(({ d }) => d === day.d)
    const slots = bar ? desk.pathOf(stock, bar, moment.day) : whole?.d === day.d ? path : undefined
    if (!slots) return []
    // Within a day all prices are adjusted alike.
    const [rawClose, rawOpen] = [slots.p.at(-1) ?? 1, slots.p[0] ?? 1]
    const times = rawClose === rawOpen ? 1 : (day.close - day.open) / (rawClose - rawOpen)
    const price = (yuan: number) => round(day.open + (yuan - rawOpen) * times, digitsOf(stock))
    const rows: Row[] = []
    for (const [slot, yuan] of slots.p.entries()) {
      if (slot >= SLOTS) break
      const end = Math.max(1, Math.ceil(slot / every)) * every
      const d = `${day.d} ${clockOf(timeOfSlot(end))}`
      const one = { d, day: day.d, prevClose: day.prevClose, open: price(yuan), high: price(yuan), low: price(yuan) }
      const row = { ...one, close: price(yuan), volume: slots.v[slot] ?? 0, amount: slots.a[slot] ?? 0 }
      const last = rows.at(-1)
      if (last?.d === d) join(last, row)
      else rows.push(row)
    }
    return rows
  })
}

function clockOf(sinceMidnight: number): string {
  return new Date(sinceMidnight).toISOString().slice(11, 16)
}

/** Day and minutes that are over or begun, oldest first. */
export function toMinutes(desk: Desk, stock: Stock, moment: Moment, days: number, from: number) {
  const { before, whole, path } = desk.known(stock, moment)
  const newest = whole && path && path.p.length > 0 ? [{ bar: whole, path, from: Math.min(from, path.p.length) }] : []
  const older = before.slice(-5).map((bar) => ({ bar, path: desk.pathOf(stock, bar, moment.day), from: 0 }))
  // Before the first price of a day its page still shows the day before.
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
