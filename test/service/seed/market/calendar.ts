import { DAY } from '#test/service/seed/days.ts'

const SHANGHAI = 8 * 3600_000
/** Where the simulated market begins: 2022-01-04, midnight in Shanghai. */
const FIRST_DAY = Date.UTC(2022, 0, 3, 16)

/** Weekdays on which the exchanges are closed, MM-DD by year. Those of 2027 are not announced and made up. quotes §1 */
const CLOSED: Readonly<Record<number, string>> = {
  2022: '01-03 01-31 02-01 02-02 02-03 02-04 04-04 04-05 05-02 05-03 05-04 06-03 09-12 10-03 10-04 10-05 10-06 10-07',
  2023: '01-02 01-23 01-24 01-25 01-26 01-27 04-05 05-01 05-02 05-03 06-22 06-23 09-29 10-02 10-03 10-04 10-05 10-06',
  2024: '01-01 02-09 02-12 02-13 02-14 02-15 02-16 04-04 04-05 05-01 05-02 05-03 06-10 09-16 09-17 10-01 10-02 10-03 10-04 10-07',
  2025: '01-01 01-28 01-29 01-30 01-31 02-03 02-04 04-04 05-01 05-02 05-05 06-02 10-01 10-02 10-03 10-06 10-07 10-08',
  2026: '01-01 01-02 02-16 02-17 02-18 02-19 02-20 02-23 04-06 05-01 05-04 05-05 06-19 09-25 10-01 10-02 10-05 10-06 10-07',
  2027: '01-01 02-05 02-08 02-09 02-10 02-11 02-12 04-05 05-03 05-04 05-05 06-09 09-15 10-01 10-04 10-05 10-06 10-07',
}

const closed = new Map(
  Object.entries(CLOSED).map(([year, days]) => [year, new Set(days.split(' ').map((day) => `${year}-${day}`))]),
)

/** Changes with the days above. */
export const CALENDAR_REV = '2026-1'

/** The closed weekdays of a year, oldest first; none where unknown. */
export function closedDays(year: number): string[] {
  return [...(closed.get(String(year)) ?? [])]
}

/** Cached: bars of three years ask for the same days again and again. */
const dates = new Map<number, string>()

/** YYYY-MM-DD in Shanghai. */
export function dateOf(at: number): string {
  const day = Math.floor((at + SHANGHAI) / DAY)
  const date = dates.get(day) ?? new Date(day * DAY).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

/** Midnight in Shanghai of a date. */
export function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`)
}

/** Whether the exchanges open on the day that begins at `midnight`. */
export function isTradingDay(midnight: number): boolean {
  const weekday = new Date(midnight + SHANGHAI).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const date = dateOf(midnight)
  return closed.get(date.slice(0, 4))?.has(date) !== true
}

/** The trading days from the beginning to the day before `today`. */
export function tradingDays(today: number): number[] {
  const days: number[] = []
  for (let at = FIRST_DAY; at < today; at += DAY) if (isTradingDay(at)) days.push(at)
  return days
}

/** Computed on demand, each day once. */
const indexes = new Map<number, number>()
let uncounted = FIRST_DAY

/** How many trading days of the market are before the one that begins at `midnight`. */
export function dayIndex(midnight: number): number {
  for (; uncounted <= midnight; uncounted += DAY) if (isTradingDay(uncounted)) indexes.set(uncounted, indexes.size)
  return indexes.get(midnight) ?? 0
}

/** The first trading day after a midnight. */
export function nextTradingDay(midnight: number): number {
  let next = midnight + DAY
  while (!isTradingDay(next)) next += DAY
  return next
}
