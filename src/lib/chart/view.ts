/** What of a list of bars is seen: so many of them, the last one that of the date `until`; without it the newest. */
export interface View {
  count: number
  until?: string | undefined
}

/** The fewest and the most bars that are seen at once. quotes §3 */
export const SEEN = { first: 60, least: 20, most: 240 }

/** How far a picture was moved since fingers touched it. Shares of its width. */
export interface Movement {
  /** To the right. */
  shift: number
  /** How many times as far apart two fingers are. */
  scale: number
  /** Where they were at first, or between them. */
  anchor: number
}

/**
 * The part of a list that is seen, `to` exclusive: never more than there is, never nothing of it. `dates` ascend; the
 * bar of another period that holds `until` is the last one seen, also where fewer stand before it.
 */
export function seenOf(dates: readonly string[], { count, until }: View): { from: number; to: number } {
  const shown = Math.min(dates.length, Math.max(1, Math.round(count)))
  const at = until === undefined ? -1 : dates.findIndex((date) => date >= until)
  const to = Math.max(Math.min(shown, SEEN.least), at < 0 ? dates.length : at + 1)
  return { from: Math.max(0, to - shown), to }
}

/** The view after a movement from `start` on: what was under the fingers stays under them. */
export function moved(dates: readonly string[], start: View, { shift, scale, anchor }: Movement): View {
  const { from, to } = seenOf(dates, start)
  const before = to - from
  const count = scale === 1 ? start.count : within(before / scale)
  const shown = scale === 1 ? before : Math.min(dates.length, count)
  const left = from + anchor * before - (anchor + shift) * shown
  return viewTo(dates, count, Math.max(shown, Math.round(left) + shown))
}

/** The view so many bars to the right. */
export function stepped(dates: readonly string[], view: View, by: number): View {
  const { from, to } = seenOf(dates, view)
  return viewTo(dates, view.count, Math.max(to - from, to + by))
}

function within(count: number): number {
  return Math.round(Math.max(SEEN.least, Math.min(SEEN.most, count)))
}

function viewTo(dates: readonly string[], count: number, to: number): View {
  return to >= dates.length ? { count } : { count, until: dates[to - 1] }
}
