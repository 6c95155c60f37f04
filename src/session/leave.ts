/**
 * Leaves the page for another document; navigation inside the application goes through the router. Only http and https
 * addresses are followed.
 */
export function leaveTo(url: string, how: 'assign' | 'replace' = 'assign'): boolean {
  const target = addressOf(url)
  if (target === null) return false
  if (how === 'replace') window.location.replace(target)
  else window.location.assign(target)
  return true
}

/** Reloads the page. */
export function reload(): void {
  window.location.reload()
}

function addressOf(url: string): string | null {
  try {
    const target = new URL(url, window.location.href)
    return target.protocol === 'https:' || target.protocol === 'http:' ? target.href : null
  } catch {
    return null
  }
}
