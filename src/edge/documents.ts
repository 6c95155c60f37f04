import { brand } from '#config/brand.ts'
import { digestOf } from './digest.ts'
import { hashesOf } from './policy.ts'
import { escaped, tagsOf } from './tags.ts'

/** A file of the build. `version` changes with its content. */
export interface StoredFile {
  body: Uint8Array<ArrayBuffer>
  version: string
  /** It may be incomplete. */
  isBeingWritten?: boolean
}

/** Reads a file of the build by its path below the root, `/assets/a.js`; null where there is none. */
export type Files = (path: string) => Promise<StoredFile | null>

/** An HTML file of the build, ready to be sent or completed. */
export interface Document {
  body: Uint8Array<ArrayBuffer>
  version: string
  /** CSP hashes of its inline scripts. */
  hashes: readonly string[]
  /** Its text, cut where the block, the tags and the filled markup are inserted. */
  parts: { start: string; head: string; rest: string }
  /** `rest` of a page with a template, cut around its markup. */
  shell: Shell | undefined
}

interface Shell {
  before: string
  /** The markup without an answer. */
  loading: string
  /** The same with a `{{field}}` for every text of the answer, and its lazy pictures as `data-src` (`inline/show.ts`). */
  template: string
  after: string
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
  return async (file: string, origin: string): Promise<Document | undefined> => {
    const stored = await files(`/${file}`)
    if (!stored) return undefined
    const found = known.get(file)
    const from = `${origin} ${stored.version}`
    if (found?.from === from) return found.document
    const raw = new TextDecoder().decode(stored.body)
    const text = withBrand(inject(raw), origin)
    const body = new TextEncoder().encode(text)
    // Of the page itself: a list beside it could be of another build during a release.
    const hashes = await hashesOf(raw)
    const parts = partsOf(text)
    const document = { body, version: await digestOf(body), hashes, parts, shell: shellOf(parts.rest) }
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

/** As `build/shells.ts` composes it. */
const MARKUP = /<div id="root">(.*?)<\/div>\s*(?=<template id="boot-view">(.*?)<\/template>)/s

function shellOf(rest: string): Shell | undefined {
  const found = MARKUP.exec(rest)
  const [whole = '', loading = '', template = ''] = found ?? []
  if (!found || template === '') return undefined
  return {
    before: rest.slice(0, found.index),
    loading,
    template: template.replace(/<img [^>]*loading="lazy"[^>]*>/g, (picture) => picture.replace(' src=', ' data-src=')),
    after: rest.slice(found.index + whole.length),
  }
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

interface Answered {
  /** JSON without characters that could end its element. */
  text: string
  /** The page's own title and tags. */
  head: { title: string; tags: string } | undefined
  /** The markup with the answer; undefined if the browser has to fill it. */
  filled: string | undefined
}

/**
 * A document with an answer: the data before all scripts, and the markup with it. The markup without it is put into a
 * template, for visitors to whom the answer does not belong (`app/inline/early.ts`).
 */
export function composed({ parts, shell }: Document, { text, head, filled }: Answered): string {
  const block = (mark: string) => `<script type="application/json" id="first-answer"${mark}>${text}</script>`
  const start = (mark = '') => parts.start + block(mark) + (head ? headed(parts.head, head) : parts.head)
  if (!shell || filled === undefined) return start() + parts.rest
  const { before, loading, after } = shell
  const markup = `<div id="root">${filled}</div><i id="drawn" hidden></i>`
  return `${start(' data-drawn')}${before}${markup}<template id="boot-loading">${loading}</template>${after}`
}

function headed(text: string, { title, tags }: { title: string; tags: string }): string {
  return text
    .replace(DESCRIPTION, '')
    .replace(TAGS, '')
    .replace(TITLE, () => `<title>${title}</title>${tags}`)
}
