import { LEAST_DAYS } from './settings.ts'

/** The trading days that have data, oldest first, and the closes of the index on them. */
export interface Span {
  days: readonly string[]
  closes: readonly number[]
}

interface Ends {
  from: string
  to: string
}

/** The part of the index's bars that a template can be tested on; undefined where that is too short to choose from. */
export function spanOf(
  bars: { t: readonly string[]; c: readonly number[] } | undefined,
  data: { from?: string | undefined; to?: string | undefined } | undefined,
): Span | undefined {
  if (!bars || data?.from === undefined || data.to === undefined) return undefined
  const { start, end } = placesOf(bars.t, { from: data.from, to: data.to })
  const span = { days: bars.t.slice(start, end + 1), closes: bars.c.slice(start, end + 1) }
  return span.days.length > LEAST_DAYS ? span : undefined
}

/** The first and the last trading day of a range, by place; the ends of the data for dates beyond them, or missing. */
export function placesOf(days: readonly string[], { from, to }: Ends): { start: number; end: number } {
  const last = days.length - 1
  return {
    start: Math.min(last, days.filter((day) => day < from).length),
    end: to === '' ? last : Math.max(0, days.filter((day) => day <= to).length - 1),
  }
}

/** The date at which an end stops when it is moved to a place: the range keeps the least number of days. */
export function movedTo(days: readonly string[], ends: Ends, end: keyof Ends, place: number): Partial<Ends> {
  const places = placesOf(days, ends)
  const stops = {
    from: Math.min(place, places.end - LEAST_DAYS + 1),
    to: Math.max(place, places.start + LEAST_DAYS - 1),
  }
  const day = days[Math.min(Math.max(0, stops[end]), days.length - 1)]
  return day === undefined ? {} : { [end]: day }
}
