import { day } from '#lib/time/dates.ts'
import { weekdayOf } from '#lib/time/weekday.ts'

const DAY = 24 * 3_600_000
/** When continuous trading starts, in the morning and in the afternoon. */
const OPENINGS = ['09:30', '13:00'] as const
/** The longest closure of the exchanges, days; they publish their calendar a year ahead. */
const LONGEST_REST = 15
/** The next opening is within this time, ms, perhaps in another year. */
export const AHEAD = LONGEST_REST * DAY

/** The weekdays of a year, as '2026', on which the exchanges are closed; undefined if unknown. */
export type ClosedDays = (year: string) => readonly string[] | undefined

/** Whether the exchanges are closed on the day of a time, epoch ms; undefined if the calendar does not say. */
export function isClosedDay(at: number, closedDays: ClosedDays): boolean | undefined {
  const weekday = weekdayOf(at)
  if (weekday === 0 || weekday === 6) return true
  const date = day(at)
  return closedDays(date.slice(0, 4))?.includes(date)
}

/** When continuous trading starts next after `now`, epoch ms; undefined if a day before that is unknown. */
export function nextOpening(now: number, closedDays: ClosedDays): number | undefined {
  for (let ahead = 0; ahead <= LONGEST_REST; ahead += 1) {
    const at = now + ahead * DAY
    const isClosed = isClosedDay(at, closedDays)
    if (isClosed === undefined) return undefined
    if (isClosed) continue
    const next = OPENINGS.map((clock) => Date.parse(`${day(at)}T${clock}:00+08:00`)).find((each) => each > now)
    if (next !== undefined) return next
  }
  return undefined
}
