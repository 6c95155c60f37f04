import { type Box, pathOf } from './box.ts'

/** The minutes of a trading day: 241 slots, 11:30 and 13:00 in one slot, so that noon leaves no gap. quotes §3 */
export const SLOTS = 241
/** Intervals of a day in the chart: one day's close is the next one's open. quotes §3 */
const PLACES = SLOTS - 1

/** The data of a day's chart; slots as in the answer of the quotes service. */
export interface DaySlots {
  /** The trade date, if not today's; `2026-08-27`. */
  d?: string | undefined
  prevClose: number
  p: readonly number[]
  v: readonly number[]
  a: readonly number[]
}

/** The average price of the day up to each slot: Σ yuan / Σ shares, constant without trades. */
export function averagesOf({ p, v, a }: DaySlots): (number | undefined)[] {
  let [shares, yuan] = [0, 0]
  let average: number | undefined
  return p.map((_, slot) => {
    shares += v[slot] ?? 0
    yuan += a[slot] ?? 0
    if (shares > 0) average = yuan / shares
    return average
  })
}

/** Lower and upper edge, as far from the previous close as the largest move, at least one percent. */
export function axisOf(prevClose: number, values: readonly (number | undefined)[]) {
  const known = values.filter((each) => each !== undefined)
  const away = Math.max(prevClose * 0.01, ...known.map((value) => Math.abs(value - prevClose)))
  return { low: prevClose - away, high: prevClose + away }
}

/** The direction of a slot against the one before, or the previous close: the colour of its volume. */
export function directionOf({ p, prevClose }: DaySlots, slot: number): 'rise' | 'fall' | 'flat' {
  const [now, before] = [p[slot] ?? prevClose, slot === 0 ? prevClose : (p[slot - 1] ?? prevClose)]
  return now > before ? 'rise' : now < before ? 'fall' : 'flat'
}

/** The time of a slot: 09:30 of the opening auction, then the end of each minute. */
export function clockOf(slot: number): string {
  const minutes = slot <= 120 ? 570 + slot : 660 + slot
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A minute of several days side by side. */
export interface Minute {
  day: DaySlots
  slot: number
}

/** The time of a minute, with its date if not today's: 「11-20 15:00」. */
export function whenOf({ day: { d }, slot }: Minute): string {
  return d === undefined ? clockOf(slot) : `${d.slice(5)} ${clockOf(slot)}`
}

/** The newest minute, counted from the first slot of the first day; -1 if there is none. */
export function newestMinute(days: readonly DaySlots[]): number {
  const last = days.map(({ p }) => p.length > 0).lastIndexOf(true)
  return last < 0 ? -1 : last * SLOTS + (days[last]?.p.length ?? 1) - 1
}

/** The minute with this number, or the newest one before it is reached; undefined if there is none. */
export function minuteAt(days: readonly DaySlots[], minute: number): Minute | undefined {
  const at = Math.max(0, Math.min(minute, newestMinute(days)))
  const day = days[Math.floor(at / SLOTS)]
  if (!day || day.p.length === 0) return undefined
  return { day, slot: Math.min(at % SLOTS, day.p.length - 1) }
}

/** The position of a minute as a fraction of the chart's width. */
export function shareOf(days: number, minute: number): number {
  return (Math.floor(minute / SLOTS) * PLACES + (minute % SLOTS)) / (days * PLACES)
}

/** The minute at a fraction of the width. */
export function minuteNear(days: number, share: number): number {
  const place = Math.round(share * days * PLACES)
  const day = Math.max(0, Math.min(days - 1, Math.floor(place / PLACES)))
  return day * SLOTS + place - day * PLACES
}

/** One line per day: none crosses the night. */
export function linesOf(
  values: readonly (readonly (number | undefined)[])[],
  xOf: (minute: number) => number,
  box: Box,
): string {
  return values.map((day, at) => pathOf(day, (slot) => xOf(at * SLOTS + slot), box)).join('')
}
