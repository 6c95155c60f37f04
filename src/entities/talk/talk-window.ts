/** Rows that are not drawn any more, below those that are: their height stands for them, px. */
interface Released {
  /** The last of them. */
  bottom: string
  height: number
}

/** Which rows of a talk are drawn. */
export interface TalkWindow {
  /** The last row that is drawn; undefined: always the newest. */
  bottom: string | undefined
  /** So many rows end with it. */
  count: number
  /** What lies below, the nearest last. */
  below: readonly Released[]
}

interface Row {
  key: string
}

/** So many rows are drawn when a talk opens or a finger comes down, so many more at a time, and at most. live §2 */
export const [OPENED, MORE, MOST] = [50, 30, 100]

export const following: TalkWindow = { bottom: undefined, count: OPENED, below: [] }

/** The first row that is drawn, and the end of them. A bottom that is not there any more is the newest. */
export function boundsOf(all: readonly Row[], { bottom, count }: TalkWindow): { from: number; to: number } {
  const to = placeOf(all, bottom) + 1 || all.length
  return { from: Math.max(0, to - count), to }
}

/** How many rows came since one left the end. */
export function cameSince(all: readonly Row[], { bottom, below }: TalkWindow): number {
  const place = placeOf(all, below[0]?.bottom ?? bottom)
  return place < 0 ? 0 : all.length - 1 - place
}

/** What stands for the rows below, px. */
export const heightOf = ({ below }: TalkWindow): number => below.reduce((sum, { height }) => sum + height, 0)

/** Somebody reads on: what comes stays out of sight, below. */
export function held(all: readonly Row[], window: TalkWindow): TalkWindow {
  return { ...window, bottom: window.bottom ?? all.at(-1)?.key }
}

/** Older rows above those that are drawn. */
export function grown(all: readonly Row[], window: TalkWindow): TalkWindow {
  return { ...held(all, window), count: window.count + MORE }
}

/** The lowest rows go, and their heights, lowest first, stand for them. */
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

/** The nearest of the rows below are among these: a talk lets its newest go while one reads far above them. */
export function canRestore(all: readonly Row[], { below }: TalkWindow): boolean {
  return placeOf(all, below.at(-1)?.bottom) >= 0
}

/** The nearest of the rows below are drawn again; those that are far above go. */
export function restored(window: TalkWindow): TalkWindow {
  const last = window.below.at(-1)
  return last ? { bottom: last.bottom, count: MOST, below: window.below.slice(0, -1) } : window
}

/** All rows below are drawn again: their heights are no longer true. */
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
