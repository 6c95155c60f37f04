import type { Parser } from 'wouter'

/** Matching according to spec §2: exact, so case-sensitive and without a tolerated trailing slash. */
export const routeMatcher: Parser = (pattern) => {
  const keys: string[] = []
  const source = String(pattern).replace(/:(\w+)/g, (_, name: string) => {
    keys.push(name)
    return '([^/]+)'
  })
  // The last entry of the switch has no pattern; wouter requests `*`.
  return { keys, pattern: source === '*' ? /.*/ : new RegExp(`^${source}$`) }
}
