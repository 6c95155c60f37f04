import { isSite, openTagPages } from '#lib/path/site.ts'

/**
 * How the worker handles a request: from the shell, the chunks or the pictures, from the server first (site pages),
 * or not at all.
 */
export type Case = 'shell' | 'site' | 'asset' | 'media' | 'network'

export interface RequestFacts {
  url: URL
  /** As of `Request`. */
  mode: string
  method: string
  destination: string
}

export interface Places {
  /** The worker's origin, e.g. `https://h5.example.com`. */
  origin: string
  /** Absolute address of the file storage, without a trailing slash. */
  files: string
  /** Paths of the service bases on our own origin, without a trailing slash. */
  services: readonly string[]
  /** Whether a file is in the precache. */
  precached: (href: string) => boolean
}

/** Pages that must come from the server, or that are not pages of the application. */
const NEVER_SHELL = ['/authorization', '/assets', '/__test', '/__wechat', '/__vendor', ...openTagPages]

/** The worker's single decision. Everything not listed here goes to the network, above all API answers. */
export function decide({ url, mode, method, destination }: RequestFacts, places: Places): Case {
  if (method !== 'GET') return 'network'
  if (mode === 'navigate') return !isPage(url, places) ? 'network' : isSite(url.pathname) ? 'site' : 'shell'
  if (url.origin === places.origin && (isBelow(url.pathname, '/assets') || places.precached(url.href))) return 'asset'
  // Pictures only: a video is never kept, because not everybody may see it.
  if (destination === 'image' && url.href.startsWith(`${places.files}/`)) return 'media'
  return 'network'
}

function isPage(url: URL, { origin, files, services }: Places): boolean {
  const { pathname, searchParams } = url
  if (url.origin !== origin || searchParams.has('code')) return false
  if (/\.[^/]*$/.test(pathname)) return false
  if (url.href.startsWith(`${files}/`)) return false
  return ![...NEVER_SHELL, ...services].some((place) => isBelow(pathname, place))
}

function isBelow(pathname: string, place: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`)
}
