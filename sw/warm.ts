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

/** More pictures than any page shows at once. */
const MOST_PICTURES = 60

/** Of the same list: pictures of the file storage, which a first visit has fetched before there was a worker. */
export function pictures(urls: readonly string[], files: string): string[] {
  return urls.filter((url) => url.startsWith(`${files}/`)).slice(0, MOST_PICTURES)
}
