import type { Origins } from '#config/origins.ts'

/** The file that serves a path. */
export interface Answering {
  /** A regular expression over the whole path. */
  pattern: string
  file: string
  /** The file for desktop user agents, if they get a different one. */
  desktop?: string
  /** The page's first request, if it has a public form. */
  first?: FirstRequest
}

/** The first request of a page in its public form. */
export interface FirstRequest {
  /** The name of its shell; selects its share card. */
  page: string
  /** Path and query below the base; `__2__` stands for the second segment of the page's path. */
  path: string
  /** Sent to the quotes service. quotes §2 */
  quotes?: boolean
}

/** `shells.json`: what a server must know about the build. */
export interface PageManifest {
  routes: Answering[]
  fallback: string
  /** Files whose policy lets WeChat draw its open tags. */
  openTags: string[]
  /** Allowed by every page's policy, in addition to its own origin and the hosts of `config/file-hosts.ts`. */
  origins: Origins
  /** Bases of production; a path is on the page's own origin. */
  bases: { api: string; file: string; quotes: string }
  /** `VITE_PROD_ORIGIN`, or ''. */
  origin: string
}

/** Without a manifest index.html serves every page. */
export const NONE: PageManifest = {
  routes: [],
  fallback: 'index.html',
  openTags: [],
  origins: { files: [], services: [] },
  bases: { api: '/api', file: '/files', quotes: '/api' },
  origin: '',
}

/** Parses the manifest; undefined for none, and for one of which a release has copied only a part. */
export function readManifest(text: string | null): PageManifest | undefined {
  try {
    // Written by the build, possibly by an older version without all fields.
    return text === null ? undefined : { ...NONE, ...(JSON.parse(text) as Partial<PageManifest>) }
  } catch {
    return undefined
  }
}
