import { safeTarget } from '#lib/path/safe-target.ts'

/** Whether a path is one of our pages. */
export type Opens = (path: string) => boolean

/** The target of a path from the server: its page, else the tab of its section, else none. */
export function destination(path: string, opens: Opens, origin: string = here()): string | undefined {
  const inside = safeTarget(path, origin)
  if (inside === null) return undefined
  const bare = inside.split(/[?#]/)[0] ?? ''
  if (opens(bare)) return inside
  const first = `/${bare.split('/')[1]}`
  return opens(first) ? first : undefined
}

/** Prerendering draws these links without a page around them. */
function here(): string {
  return globalThis.location?.origin ?? 'http://page.invalid'
}
