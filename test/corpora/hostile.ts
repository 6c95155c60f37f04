/** The host that no page of ours may ever ask for anything. */
export const HOSTILE_HOST = 'hostile.invalid'
/** The global function that no hostile string may ever reach. */
export const CANARY = '__canary'

/** Every combination of one choice from each list. */
export function combine(...lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]])
}

/** Each text once, in the order of its first place. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
