import { isSite, OPEN_APP } from '#lib/path/site.ts'

/**
 * What the worker does with a request: answers it from the shell, the chunks or the pictures, asks the server for a page
 * of the site first, or stays out of it.
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
  /** Where the worker lives, e.g. `https://h5.example.com`. */
  origin: string
  /** Absolute address of the file storage, without a slash at the end. */
  files: string
  /** Paths of the service bases on our own origin, without a slash at the end. */
  services: readonly string[]
  /** Whether a file came with the worker. */
  precached: (href: string) => boolean
}

/** Pages that the server must see, or that are no pages of the application. */
const NEVER_SHELL = ['/authorization', '/assets', '/__test', '/__wechat', '/__vendor', OPEN_APP]

/** The one decision of the worker. Whatever is not named here goes to the network untouched, API answers above all. */
export function decide({ url, mode, method, destination }: RequestFacts, places: Places): Case {
  if (method !== 'GET') return 'network'
  if (mode === 'navigate') return !isPage(url, places) ? 'network' : isSite(url.pathname) ? 'site' : 'shell'
  if (url.origin === places.origin && (isBelow(url.pathname, '/assets') || places.precached(url.href))) return 'asset'
  // Pictures only: a video is never kept, whoever may see it.
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
