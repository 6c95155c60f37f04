import type { Origins } from '#config/origins.ts'

/** Which file answers a path. */
export interface Answering {
  /** A regular expression over the whole path. */
  pattern: string
  file: string
  /** The file for user agents of the other skin, where they get one of their own. */
  desktop?: string
  /** What the page asks first, where anybody may ask it. */
  first?: FirstAsk
}

/** The first request of a page in its public form. */
export interface FirstAsk {
  /** The name of its shell, by which its card is known. */
  page: string
  /** Path and query below the base; `__2__` stands for the second segment of the page's path. */
  path: string
  /** Asked of the quotes service. quotes §2 */
  quotes?: boolean
}

/** What the build says to whoever serves it: `shells.json`. */
export interface PageManifest {
  routes: Answering[]
  fallback: string
  /** CSP hashes of each file's inline scripts. */
  scripts: Record<string, string[]>
  /** Files whose policy lets WeChat draw its open tags. */
  openTags: string[]
  /** What the policy of every page must allow beside its own origin and the hosts of `config/file-hosts.ts`. */
  origins: Origins
  /** The services of production; a path lies on the page's own origin. */
  bases: { api: string; file: string; quotes: string }
  /** Where production is served; '' where the build was not told. */
  origin: string
}

const NONE: PageManifest = {
  routes: [],
  fallback: 'index.html',
  scripts: {},
  openTags: [],
  origins: { files: [], services: [] },
  bases: { api: '/api', file: '/files', quotes: '/api' },
  origin: '',
}

/** Reads the list of a build; before there is one, index.html answers every page. */
export function readManifest(text: string | undefined): PageManifest {
  // Written by the build beside the files it lists; an older one says less.
  return text === undefined ? NONE : { ...NONE, ...(JSON.parse(text) as Partial<PageManifest>) }
}
