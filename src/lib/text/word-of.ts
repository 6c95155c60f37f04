/**
 * The label for the service's name of a state, kind or role; undefined if there is none, including inherited properties
 * (`constructor`).
 */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}
