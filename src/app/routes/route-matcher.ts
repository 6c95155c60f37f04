import type { Parser } from 'wouter'

/** Matching as spec §2 has it: exact, so with case and without a forgiven trailing slash. */
export const routeMatcher: Parser = (pattern) => {
  const keys: string[] = []
  const source = String(pattern).replace(/:(\w+)/g, (_, name: string) => {
    keys.push(name)
    return '([^/]+)'
  })
  // The last entry of the switch has no pattern: wouter asks for `*`.
  return { keys, pattern: source === '*' ? /.*/ : new RegExp(`^${source}$`) }
}

/** Under the name by which wouter asks for one. @public */
export { routeMatcher as parse }
