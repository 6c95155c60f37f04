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
export function axisOf({ p, prevClose }: DaySlots, averages: readonly (number | undefined)[] = []) {
  const values = [...p, ...averages.filter((each) => each !== undefined)]
  const away = Math.max(prevClose * 0.01, ...values.map((value) => Math.abs(value - prevClose)))
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
