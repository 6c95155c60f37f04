/**
 * The word for what a service calls a state, a kind or a role; undefined where there is none, the names that every
 * object has (`constructor`) among them.
 */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}
