/** The base without a page: in the build and in tests. */
const NO_PAGE = 'http://page.invalid'

/**
 * The address of a stored file: a relative path below `base` (`https://host/path` or `/path`), or an absolute http(s)
 * address on the same host; an https address of one of `hosts` stays as it is; '' for anything else. spec §9, product
 * A44. A path already below `base` stays as it is.
 */
export function fileUrl(path: string | null | undefined, base: string, hosts: readonly string[] = []): string {
  // oxlint-disable-next-line no-control-regex
  if (!path || /[\x00-\x1f\x7f\\]/.test(path)) return ''
  const root = parsed(base.replace(/\/*$/, '/'), globalThis.location?.origin ?? NO_PAGE)
  const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)
  const url = root && parsed(absolute ? path : below(path.trim(), root.pathname), root.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return ''
  if (absolute && url.protocol === 'https:' && hosts.includes(url.host)) return url.href
  if (url.host !== root.host) return ''
  if (url.pathname.startsWith('//') || (!absolute && !url.pathname.startsWith(root.pathname))) return ''
  const origin = /^(?:\/(?!\/)|$)/.test(base) ? '' : root.origin
  return origin + url.pathname + url.search + url.hash
}

/** The square version of a cover: generated covers have one with the same number. */
export function squareOf(cover: string): string {
  return cover.replace(/\/covers\/([^/]+)\.svg$/, '/share/$1.png')
}

/** A leading slash means the root of the file storage, not of its host. */
function below(path: string, folder: string): string {
  return path.startsWith(folder) ? path : path.replace(/^\//, './')
}

function parsed(path: string, base: string): URL | null {
  try {
    return new URL(path, base)
  } catch {
    return null
  }
}
