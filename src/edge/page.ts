import { documentTitle } from '#config/document-title.ts'
import { fileHosts } from '#config/file-hosts.ts'
import { fileUrl, squareOf } from '#lib/path/file-url.ts'
import { type CardWords, cardDesc, cardTitle } from '#lib/text/card.ts'
import { composed, type Document } from './documents.ts'
import type { Answer } from './answers.ts'
import { filledMarkup } from './filled.ts'
import type { Answering, FirstRequest, PageManifest } from './manifest.ts'
import { escaped, tagsOf } from './tags.ts'

/** A page with its answer. */
export interface Page {
  document: Document
  body: Uint8Array<ArrayBuffer>
  /** Of the answer. */
  version: string
  /** The `Link` header that preloads its first picture; '' for none. */
  link: string
}

/** What pages show of their first answer, by the name of their shell; undefined for pages without. All may throw. */
export interface PageWords {
  /** The share card. */
  cardOf: (page: string, data: unknown) => CardWords | undefined
  /** The texts of the template. @param savedAt time of the answer, epoch ms */
  viewOf: (page: string, data: unknown, savedAt: number) => object | undefined
}

interface Place {
  /** The public origins, if known; the first is used for links. */
  origins: readonly string[]
  path: string
  list: PageManifest
  /** The name of its shell. */
  name: string
}

export function pageOf(answer: Answer, document: Document, viewOf: PageWords['viewOf'], place: Place): Page {
  const { list } = place
  const head = answer.words && headOf(answer.words, place)
  const filled = filledOf(document, answer, viewOf, place)
  return {
    document,
    body: new TextEncoder().encode(composed(document, { text: answer.text, head, filled })),
    version: answer.version,
    link: linkOf(fileUrl(answer.words?.lead, list.bases.file, fileHosts)),
  }
}

/** Answers are not validated here: an unexpected one is left to the browser. */
function filledOf({ shell }: Document, { text }: Answer, viewOf: PageWords['viewOf'], { origins, name, list }: Place) {
  if (!shell || (list.bases.file.startsWith('/') && hasOwnAddress(text, origins))) return undefined
  try {
    const { at, answer } = JSON.parse(text)
    const view = viewOf(name, answer.data, at)
    return view && filledMarkup(shell.template, view)
  } catch {
    return undefined
  }
}

/** Whether a value may be an absolute address on the page's own host: a file of ours to the browser, which knows the host. */
function hasOwnAddress(text: string, origins: readonly string[]): boolean {
  const absolute = [...text.matchAll(/"(?:https?:)?\/\/([^"/]+)/gi)].map(([, host = '']) => host)
  return absolute.some((host) => origins.length === 0 || origins.some((each) => each.endsWith(`//${host}`)))
}

/** Only for addresses that cannot end the header value early; a hostile answer could contain very long ones. */
function linkOf(picture: string): string {
  const isSafe = /^[\x21\x23-\x3b\x3d\x3f-\x7e]{1,512}$/.test(picture)
  return isSafe ? `<${picture}>; rel=preload; as=image; fetchpriority=high` : ''
}

/** Title and tags of a page with a share card. product §0.5 */
function headOf(words: CardWords, { origins, path, list: { bases } }: Place) {
  const origin = origins[0] ?? ''
  const title = cardTitle(words.title)
  const cover = squareOf(fileUrl(words.cover, bases.file, fileHosts)) || '/share.png'
  return {
    title: escaped(documentTitle(title)),
    tags: tagsOf({
      title: escaped(title),
      description: escaped(cardDesc(words.desc)),
      url: origin + path,
      image: escaped(cover.startsWith('/') ? origin + cover : cover),
      canonical: true,
    }),
  }
}

/** The first request of a page; undefined if a segment of its path is not a plain identifier. */
export function firstOf(route: Answering | undefined, path: string): FirstRequest | undefined {
  const first = route?.first
  if (!first) return undefined
  const segments = path.split('/')
  let plain = true
  const filled = first.path.replace(/__(\d)__/g, (_, at: string) => {
    const segment = segments[Number(at)] ?? ''
    plain &&= /^[A-Za-z0-9_-]{1,64}$/.test(segment)
    return segment
  })
  return plain ? { ...first, path: filled } : undefined
}

/** Answers are not validated here: anything but texts, and any error, is no card. */
export function safely(cardOf: PageWords['cardOf']): PageWords['cardOf'] {
  return (page, data) => {
    try {
      const found = cardOf(page, data)
      if (typeof found?.title !== 'string' || typeof found.desc !== 'string') return undefined
      const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
      return { title: found.title, desc: found.desc, cover: textOf(found.cover), lead: textOf(found.lead) }
    } catch {
      return undefined
    }
  }
}
