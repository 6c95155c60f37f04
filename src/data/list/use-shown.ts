import { useLocationProperty } from 'wouter/use-browser-location'

/** The number of shown pages of a list, and its setter. */
export type Shown = readonly [count: number, show: (count: number) => void]

/** The pages of each list of this history entry. */
const here = (): Readonly<Record<string, unknown>> => Object(Object(history.state).shown)

function kept(list: string): number {
  const pages = here()[list]
  return typeof pages === 'number' ? pages : 1
}

/**
 * Stored in the history entry, so that returning to it restores the pages and the scroll position. product §0.9
 * @param list its name among the lists of the same address, each of which starts with one page
 */
export function useShown(list: string): Shown {
  const count = useLocationProperty(
    () => kept(list),
    () => 1,
  )
  const show = (pages: number) =>
    history.replaceState({ ...Object(history.state), shown: { ...here(), [list]: pages } }, '')
  return [count, show]
}
