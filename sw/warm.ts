/** More chunks than any of our builds has. */
const MOST = 300

/** The addresses of hashed files on this origin, from the page's list. */
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

/** The pictures of the file storage in the page's list: a first visit fetched them before there was a worker. */
export function pictures(urls: readonly string[], files: string): string[] {
  return urls.filter((url) => url.startsWith(`${files}/`)).slice(0, MOST_PICTURES)
}
