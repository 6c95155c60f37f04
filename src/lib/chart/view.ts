/** The visible part of a list of bars: their number, and the date of the last one; without `until` it is the newest. */
export interface View {
  count: number
  until?: string | undefined
}

/** The number of visible bars: at first, at least, at most. quotes §3 */
export const SEEN = { first: 60, least: 20, most: 240 }

/** How far a chart was moved since the touch began, in fractions of its width. */
export interface Movement {
  /** To the right. */
  shift: number
  /** The scale of a pinch. */
  scale: number
  /** Where the touch began; with two fingers, their middle. */
  anchor: number
}

/**
 * The visible range, `to` exclusive: never empty and never beyond the list. `dates` ascend. The bar whose period
 * contains `until` is the last one, even if fewer bars precede it.
 */
export function seenOf(dates: readonly string[], { count, until }: View): { from: number; to: number } {
  const shown = Math.min(dates.length, Math.max(1, Math.round(count)))
  const at = until === undefined ? -1 : dates.findIndex((date) => date >= until)
  const to = Math.max(Math.min(shown, SEEN.least), at < 0 ? dates.length : at + 1)
  return { from: Math.max(0, to - shown), to }
}

/** The view after a movement from `start`: the bars under the fingers stay under them. */
export function moved(dates: readonly string[], start: View, { shift, scale, anchor }: Movement): View {
  const { from, to } = seenOf(dates, start)
  const before = to - from
  const count = scale === 1 ? start.count : within(before / scale)
  const shown = scale === 1 ? before : Math.min(dates.length, count)
  const left = from + anchor * before - (anchor + shift) * shown
  return viewTo(dates, count, Math.max(shown, Math.round(left) + shown))
}

/** The view moved to the right by this many bars. */
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
