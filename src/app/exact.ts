import type { Parser } from 'wouter'

/** Matching as spec §2 has it: exact, so with case and without a forgiven trailing slash. */
export const exact: Parser = (pattern) => {
  const keys: string[] = []
  const source = String(pattern).replace(/:(\w+)/g, (_, name: string) => {
    keys.push(name)
    return '([^/]+)'
  })
  return { keys, pattern: new RegExp(`^${source}$`) }
}
