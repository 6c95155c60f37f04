import { useLocationProperty } from 'wouter/use-browser-location'

/** The number of shown pages of a list, and its setter. */
export type Shown = readonly [count: number, show: (count: number) => void]

function kept(list: string): number {
  const { shown }: { shown?: unknown } = Object(history.state)
  const { of, pages }: { of?: unknown; pages?: unknown } = Object(shown)
  return of === list && typeof pages === 'number' ? pages : 1
}

/**
 * Stored in the history entry, so that returning to it restores the pages and the scroll position. product §0.9
 * @param list its name among the lists of the same address; another list starts with one page
 */
export function useShown(list: string): Shown {
  const count = useLocationProperty(
    () => kept(list),
    () => 1,
  )
  return [count, (pages) => history.replaceState({ ...Object(history.state), shown: { of: list, pages } }, '')]
}
