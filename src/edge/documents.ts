import { brand } from '#config/brand.ts'
import { digestOf } from './digest.ts'
import type { PageManifest } from './manifest.ts'
import { hashesOf } from './policy.ts'
import { escaped, tagsOf } from './tags.ts'

/** A file of the build. `version` changes with its content. */
export interface StoredFile {
  body: Uint8Array<ArrayBuffer>
  version: string
}

/** Reads a file of the build by its path below the root, `/assets/a.js`; null where there is none. */
export type Files = (path: string) => Promise<StoredFile | null>

/** An HTML file of the build, ready to be sent or filled in. */
export interface Document {
  body: Uint8Array<ArrayBuffer>
  version: string
  /** CSP hashes of its inline scripts. */
  hashes: readonly string[]
  /** Its text, in the order in which a page is put together. */
  parts: { start: string; head: string; rest: string }
}

interface Options {
  files: Files
  /** Where the site is; '' where nobody said. */
  origin: string
  /** What stands around a page before anybody sees it. */
  inject: (html: string) => string
}

/** Block and tags stand behind it, before every script. */
const START = /<meta charset="utf-8" ?\/?>/

/** The HTML files of a build, each read once. */
export function createDocuments({ files, origin, inject }: Options) {
  const known = new Map<string, { from: string; document: Document }>()
  return async (file: string, { scripts }: PageManifest): Promise<Document | undefined> => {
    const stored = await files(`/${file}`)
    if (!stored) return undefined
    const found = known.get(file)
    if (found?.from === stored.version) return found.document
    const raw = new TextDecoder().decode(stored.body)
    const text = withBrand(inject(raw), origin)
    const body = new TextEncoder().encode(text)
    const hashes = Object.hasOwn(scripts, file) ? (scripts[file] ?? []) : await hashesOf(raw)
    const document = { body, version: await digestOf(body), hashes, parts: partsOf(text) }
    known.set(file, { from: stored.version, document })
    return document
  }
}

function partsOf(text: string): Document['parts'] {
  const start = START.exec(text)
  const cut = start ? start.index + start[0].length : 0
  const end = text.indexOf('</head>')
  const head = end < 0 ? cut : end
  return { start: text.slice(0, cut), head: text.slice(cut, head), rest: text.slice(head) }
}

/** A page without a card of its own has the brand's, which leads to the home page. product §0.5 */
function withBrand(text: string, origin: string): string {
  if (text.includes('<meta property="og:')) return text
  const tags = tagsOf({
    title: escaped(brand.name),
    description: escaped(brand.eduLine),
    url: `${origin}/home`,
    image: `${origin}/share.png`,
    canonical: false,
  })
  return text.replace(DESCRIPTION, '').replace('</head>', () => `${tags}</head>`)
}

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description" content="[^"]*" ?\/?>/
const TAGS = /<meta property="og:[^>]*>|<link rel="canonical"[^>]*>/g

/** A document with the tags of its own page and, before every script, the answer that it begins with. */
export function composed(
  { parts }: Document,
  block: string,
  page: { title: string; tags: string } | undefined,
): string {
  const { start, head, rest } = parts
  if (!page) return start + block + head + rest
  const own = head
    .replace(DESCRIPTION, '')
    .replace(TAGS, '')
    .replace(TITLE, () => `<title>${page.title}</title>${page.tags}`)
  return start + block + own + rest
}
