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

/** An HTML file of the build, ready to be sent or completed. */
export interface Document {
  body: Uint8Array<ArrayBuffer>
  version: string
  /** CSP hashes of its inline scripts. */
  hashes: readonly string[]
  /** Its text, cut where the block and the tags are inserted. */
  parts: { start: string; head: string; rest: string }
}

interface Options {
  files: Files
  inject?: ((html: string) => string) | undefined
}

/** The block is inserted after it, before any script. */
const START = /<meta charset="utf-8" ?\/?>/

/** The HTML files of a build, each processed once per version. */
export function createDocuments({ files, inject = (html) => html }: Options) {
  const known = new Map<string, { from: string; document: Document }>()
  /** @param origin for links; '' if unknown */
  return async (file: string, { scripts }: PageManifest, origin: string): Promise<Document | undefined> => {
    const stored = await files(`/${file}`)
    if (!stored) return undefined
    const listed = Object.hasOwn(scripts, file) ? scripts[file] : undefined
    const found = known.get(file)
    // The hashes too: during a release a page may be served before its manifest.
    const from = [origin, stored.version, ...(listed ?? [])].join(' ')
    if (found?.from === from) return found.document
    const raw = new TextDecoder().decode(stored.body)
    const text = withBrand(inject(raw), origin)
    const body = new TextEncoder().encode(text)
    const hashes = listed ?? (await hashesOf(raw))
    const document = { body, version: await digestOf(body), hashes, parts: partsOf(text) }
    known.set(file, { from, document })
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

/** A page without its own share tags gets the brand's, with a link to the home page. product §0.5 */
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

/** A document with an answer before all scripts, and with its page's own title and tags. */
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
