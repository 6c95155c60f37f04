import { useLocationProperty } from 'wouter/use-browser-location'

/** A list of which pages are shown one below the other. */
export interface ShownPages {
  /** Numbers of the pages below the first. */
  pages: readonly number[]
  /** Shows another; undefined where there is none. */
  more: (() => void) | undefined
}

/** How many pages are shown, by the history entry itself: whoever comes back to it finds them, and the place, again. */
function kept(list: string): number {
  const { shown }: { shown?: unknown } = Object(history.state)
  const { of, pages }: { of?: unknown; pages?: unknown } = Object(shown)
  return of === list && typeof pages === 'number' ? pages : 1
}

/**
 * The pages of a list of `total` rows that the customer has asked for. @param list its name among those that may stand
 * at the same address; another begins with one page. product 0.9
 */
export function usePages(list: string, total: number, pageSize: number): ShownPages {
  const count = useLocationProperty(
    () => kept(list),
    () => 1,
  )
  const show = () => history.replaceState({ ...Object(history.state), shown: { of: list, pages: count + 1 } }, '')
  return {
    pages: Array.from({ length: count - 1 }, (_, at) => at + 2),
    more: count * pageSize < total ? show : undefined,
  }
}
