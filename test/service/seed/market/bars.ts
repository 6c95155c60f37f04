import { DAY } from '#test/service/seed/days.ts'
import { createRandom } from '#test/service/seed/random.ts'
import type { Stock } from './roster.ts'

/** One trading day of a stock: yuan, `volume` in shares, `d` as YYYY-MM-DD. */
export interface Bar {
  d: string
  open: number
  high: number
  low: number
  close: number
  volume: number
}

/** Where the made market begins: 2022-01-04, midnight in Shanghai. */
const FIRST_DAY = Date.UTC(2022, 0, 3, 16)
const SHANGHAI = 8 * 3600_000
const YEARS = 3

/** YYYY-MM-DD in Shanghai. */
export function dateOf(at: number): string {
  return new Date(at + SHANGHAI).toISOString().slice(0, 10)
}

/** Whether the exchanges open on a day: no weekends, no first of January, of May and of October, nor the six after it. */
export function isTradingDay(midnight: number): boolean {
  const day = new Date(midnight + SHANGHAI)
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false
  const date = dateOf(midnight).slice(5)
  return date !== '01-01' && date !== '05-01' && !/^10-0[1-7]$/.test(date)
}

/** The trading days from the beginning to the day before `today`. */
export function tradingDays(today: number): number[] {
  const days: number[] = []
  for (let at = FIRST_DAY; at < today; at += DAY) if (isTradingDay(at)) days.push(at)
  return days
}

/**
 * The daily bars of a stock over the last three years, oldest first. A day has the same bar whenever it is asked for:
 * the walk begins at the first day of the market.
 */
export function barsOf(stock: Stock, days: readonly number[]): Bar[] {
  const random = createRandom(stock.symbol)
  const digits = stock.isFund ? 3 : 2
  const rough = stock.isFund ? 0.008 : 0.012 + random.next() * 0.012
  const drift = (random.next() - 0.48) * 0.0008
  let close = stock.isFund ? 0.8 + random.next() : 6 + random.next() * 34
  const size = 10 ** random.int(5, 7)
  const since = days.length - YEARS * 244
  const bars: Bar[] = []
  for (const [index, day] of days.entries()) {
    const before = close
    const open = before * (1 + random.bell() * rough * 0.3)
    const change = Math.max(-stock.limit, Math.min(stock.limit, drift + random.bell() * rough))
    // A price far from where it began is pulled back: three years make no beggars and no giants.
    close = Math.max(0.5, before * (1 + change) * (before > 80 ? 0.995 : before < 3 && !stock.isFund ? 1.005 : 1))
    const high = Math.max(open, close) * (1 + random.next() * rough * 0.5)
    const low = Math.min(open, close) * (1 - random.next() * rough * 0.5)
    const volume = Math.round(size * (0.6 + random.next() + Math.abs(change) * 20))
    if (index < since) continue
    bars.push({
      d: dateOf(day),
      open: round(open, digits),
      high: round(high, digits),
      low: round(low, digits),
      close: round(close, digits),
      volume,
    })
  }
  return bars
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
