/** The host that none of our pages may ever request. */
export const HOSTILE_HOST = 'hostile.invalid'
/** The global function that no hostile string may ever reach. */
export const CANARY = '__canary'

/** The cartesian product of the lists. */
export function combine(...lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]])
}

/** The texts without duplicates, in order of first appearance. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
