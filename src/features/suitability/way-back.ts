import { safeTarget } from '#lib/path/safe-target.ts'

/** The page the customer came from and returns to: a page of ours outside of these screens, '' when there is none. */
export function wayBack(search: string, origin: string): string {
  const path = safeTarget(new URLSearchParams(search).get('redirect'), origin)
  return path === null || /^\/(?:$|(?:suitability|login|authorization|redirect)(?![\w-]))/i.test(path) ? '' : path
}

/** A path of these screens that keeps the way back, and whether a purchase was just rejected for its level. */
export function along(path: string, back: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...more, ...(back && { redirect: back }) }).toString()
  return query ? `${path}?${query}` : path
}
