import { type Box, pathOf } from './box.ts'

/** The minutes of a trading day: 241 slots, 11:30 and 13:00 in one place, so that noon leaves no gap. quotes §3 */
export const SLOTS = 241

/** What a day's picture is drawn from; slots as in the answer of the quotes service. */
export interface DaySlots {
  /** The trade date, where it is not today's; `2026-08-27`. */
  d?: string | undefined
  prevClose: number
  p: readonly number[]
  v: readonly number[]
  a: readonly number[]
}

/** The average price of the day up to each slot: Σ yuan / Σ shares, held where nothing was traded. */
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

/** Lower and upper edge, as far from the close before as the largest move, at least one percent. */
export function axisOf(prevClose: number, values: readonly (number | undefined)[]) {
  const known = values.filter((each) => each !== undefined)
  const away = Math.max(prevClose * 0.01, ...known.map((value) => Math.abs(value - prevClose)))
  return { low: prevClose - away, high: prevClose + away }
}

/** How a slot stands to the one before, the first to the close before: the colour of its volume. */
export function directionOf({ p, prevClose }: DaySlots, slot: number): 'rise' | 'fall' | 'flat' {
  const [now, before] = [p[slot] ?? prevClose, slot === 0 ? prevClose : (p[slot - 1] ?? prevClose)]
  return now > before ? 'rise' : now < before ? 'fall' : 'flat'
}

/** The time of a slot: 09:30 of the opening auction, then the end of each minute. */
export function clockOf(slot: number): string {
  const minutes = slot <= 120 ? 570 + slot : 660 + slot
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A minute of several days beside each other. */
export interface Minute {
  day: DaySlots
  slot: number
}

/** The minute at a place from the left; the newest where nothing stands yet, undefined where there is none at all. */
export function minuteAt(days: readonly DaySlots[], place: number): Minute | undefined {
  const last = days.filter(({ p }) => p.length > 0).length - 1
  const newest = days[last]
  if (!newest) return undefined
  const end = last * SLOTS + newest.p.length - 1
  const at = Math.max(0, Math.min(place, end))
  const day = days[Math.floor(at / SLOTS)] ?? newest
  return { day, slot: Math.min(at % SLOTS, Math.max(0, day.p.length - 1)) }
}

/** One line for each day: none is drawn over the night. */
export function linesOf(
  values: readonly (readonly (number | undefined)[])[],
  xOf: (place: number) => number,
  box: Box,
): string {
  return values.map((day, at) => pathOf(day, (slot) => xOf(at * SLOTS + slot), box)).join('')
}
