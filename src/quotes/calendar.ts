import { day } from '#lib/time/dates.ts'
import { weekdayOf } from '#lib/time/weekday.ts'

const DAY = 24 * 3_600_000
/** When continuous trading begins, in the morning and after noon. */
const OPENINGS = ['09:30', '13:00'] as const
/** The exchanges never rest longer, days; they publish their calendar a year ahead. */
const LONGEST_REST = 15
/** The next opening lies within it, ms, perhaps in another year. */
export const AHEAD = LONGEST_REST * DAY

/** The weekdays of a year, as '2026', on which the exchanges stay closed; undefined where that is not known. */
export type ClosedDays = (year: string) => readonly string[] | undefined

/** Whether the exchanges stay closed on the day of an instant, epoch ms; undefined where the calendar does not say. */
export function isClosedDay(at: number, closedDays: ClosedDays): boolean | undefined {
  const weekday = weekdayOf(at)
  if (weekday === 0 || weekday === 6) return true
  const date = day(at)
  return closedDays(date.slice(0, 4))?.includes(date)
}

/** When continuous trading begins next after `now`, epoch ms; undefined where a day until then is not known. */
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
