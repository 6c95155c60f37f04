/** Rows below that are no longer drawn; their height is kept, px. */
interface Released {
  /** The last of them. */
  bottom: string
  height: number
}

/** Which rows of a talk are drawn. */
export interface TalkWindow {
  /** The last row that is drawn; undefined: always the newest. */
  bottom: string | undefined
  /** How many rows are drawn, up to that one. */
  count: number
  /** The removed rows below, the nearest last. */
  below: readonly Released[]
}

interface Row {
  key: string
}

/** This near to the last drawn row the rows below it are drawn, px. */
export const NEAR = 800

/** How many rows are drawn at first or after a touch, how many are added at a time, and how many at most. live §2 */
export const [OPENED, MORE, MOST] = [50, 30, 100]

export const following: TalkWindow = { bottom: undefined, count: OPENED, below: [] }

/** The range of drawn rows. If `bottom` no longer exists, the newest row is the last. */
export function boundsOf(all: readonly Row[], { bottom, count }: TalkWindow): { from: number; to: number } {
  const to = placeOf(all, bottom) + 1 || all.length
  return { from: Math.max(0, to - count), to }
}

/** How many rows came since the reader left the end. */
export function cameSince(all: readonly Row[], { bottom, below }: TalkWindow): number {
  const place = placeOf(all, below[0]?.bottom ?? bottom)
  return place < 0 ? 0 : all.length - 1 - place
}

/** The height of the removed rows below, px. */
export const heightOf = ({ below }: TalkWindow): number => below.reduce((sum, { height }) => sum + height, 0)

/** Stops following the newest message: rows that come now stay out of sight below. */
export function held(all: readonly Row[], window: TalkWindow): TalkWindow {
  return { ...window, bottom: window.bottom ?? all.at(-1)?.key }
}

/** Draws more rows above. */
export function grown(all: readonly Row[], window: TalkWindow): TalkWindow {
  return { ...held(all, window), count: window.count + MORE }
}

/** Removes the lowest rows; their heights, lowest first, are kept. */
export function released(all: readonly Row[], window: TalkWindow, heights: readonly number[]): TalkWindow {
  const { to } = boundsOf(all, window)
  let [end, below] = [to, window.below]
  for (let at = 0; at < heights.length; at += MORE) {
    const part = heights.slice(at, at + MORE)
    const bottom = all[end - 1]?.key ?? ''
    below = [...below, { bottom, height: part.reduce((sum, height) => sum + height, 0) }]
    end -= part.length
  }
  return { bottom: all[end - 1]?.key, count: window.count - heights.length, below }
}

/**
 * Draws the removed rows back to the place of the reader, `up` px from the end, however far that jumped. Rows that the
 * talk has dropped meanwhile are missing: then the nearest removed rows are still too near (`isShort`).
 */
export function reached(all: readonly Row[], window: TalkWindow, up: number): TalkWindow {
  let next = window
  while (isShort(next, up) && canRestore(all, next)) next = restored(next)
  return next
}

/** Whether the reader is so near to removed rows that they must be drawn. */
export const isShort = (window: TalkWindow, up: number): boolean =>
  window.below.length > 0 && up - heightOf(window) < NEAR

/** Whether the nearest removed rows are loaded: a talk drops its newest ones while somebody reads far above. */
function canRestore(all: readonly Row[], { below }: TalkWindow): boolean {
  return placeOf(all, below.at(-1)?.bottom) >= 0
}

/** Draws the nearest removed rows again, and drops those far above. */
export function restored(window: TalkWindow): TalkWindow {
  const last = window.below.at(-1)
  return last ? { bottom: last.bottom, count: MOST, below: window.below.slice(0, -1) } : window
}

/** Draws all removed rows again, because their heights are no longer valid. */
export function unfolded(all: readonly Row[], window: TalkWindow): TalkWindow {
  const [lowest] = window.below
  if (!lowest) return window
  const bottom = placeOf(all, lowest.bottom) < 0 ? all.at(-1)?.key : lowest.bottom
  const next = { ...window, bottom, below: [] }
  return { ...next, count: window.count + boundsOf(all, next).to - boundsOf(all, window).to }
}

function placeOf(all: readonly Row[], key: string | undefined): number {
  return key === undefined ? -1 : all.map((row) => row.key).lastIndexOf(key)
}
