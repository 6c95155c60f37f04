/** More chunks than any build of ours has. */
const MOST = 300

/** Of what a page wants to have warmed: addresses of hashed files on this origin, nothing else. */
export function hashedFiles(urls: readonly string[], origin: string): string[] {
  return urls.slice(0, MOST).flatMap((text) => {
    try {
      const url = new URL(text, origin)
      return url.origin === origin && url.pathname.startsWith('/assets/') ? [url.href] : []
    } catch {
      return []
    }
  })
}
