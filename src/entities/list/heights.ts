import type { CacheSnapshot } from 'virtua'

/** How high the rows of a list were when it was left: their mean, and each. */
interface Left {
  rows: number
  height: number
  heights: CacheSnapshot
}

const lists = new Map<string, Left>()
const here = () => `${location.pathname}${location.search}`

/** The list that stood at this address: whoever comes back to it finds the place again. */
export function leftHere(): Left | undefined {
  return lists.get(here())
}

/** To be called while the address is the list's; what it returns keeps the heights there. */
export function leaveFrom(): (left: Left) => void {
  const at = here()
  return (left) => void lists.set(at, left)
}
