import { useLocationProperty } from 'wouter/use-browser-location'

/** How many pages of a list are shown, and how to show another number of them. */
export type Shown = readonly [count: number, show: (count: number) => void]

function kept(list: string): number {
  const { shown }: { shown?: unknown } = Object(history.state)
  const { of, pages }: { of?: unknown; pages?: unknown } = Object(shown)
  return of === list && typeof pages === 'number' ? pages : 1
}

/**
 * Kept by the history entry itself: whoever comes back to it finds the pages, and the place, again. product 0.9
 * @param list its name among those that may stand at the same address; another begins with one page
 */
export function useShown(list: string): Shown {
  const count = useLocationProperty(
    () => kept(list),
    () => 1,
  )
  return [count, (pages) => history.replaceState({ ...Object(history.state), shown: { of: list, pages } }, '')]
}
