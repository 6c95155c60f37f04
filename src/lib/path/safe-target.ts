const LONGEST = 2_048

/**
 * The target of a redirect parameter: path, query and hash inside `origin` ("https://host", without a slash), else
 * null. Pass the result to the router, never to `location`.
 */
export function safeTarget(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null
  // Parsers remove tabs and line breaks and treat a backslash as a slash.
  // oxlint-disable-next-line no-control-regex
  if (/[\x00-\x20\x7f\\]/.test(value)) return null
  const url = parsed(value, `${origin}/`)
  if (!url || url.origin !== origin || url.username || url.password) return null
  const inside = url.pathname + url.search + url.hash
  // `/.//host` has our origin, but its path alone would name another host.
  return /^\/(?![/\\])/.test(inside) ? inside : null
}

function parsed(value: string, base: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}
