import type { CacheSnapshot } from 'virtua'

/** The heights of a list's rows when it was left: their mean, and each. */
interface Left {
  rows: number
  height: number
  heights: CacheSnapshot
}

const lists = new Map<string, Left>()
const here = () => `${location.pathname}${location.search}`

/** The list that was at this address: its heights restore the scroll position on return. */
export function leftHere(): Left | undefined {
  return lists.get(here())
}

/** Call it while the list's address is shown; the returned function stores the heights there. */
export function leaveFrom(): (left: Left) => void {
  const at = here()
  return (left) => void lists.set(at, left)
}
