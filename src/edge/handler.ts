import { documentTitle } from '#config/document-title.ts'
import { fileHosts } from '#config/file-hosts.ts'
import { FILE_TYPES } from '#lib/path/file-types.ts'
import { fileUrl, squareOf } from '#lib/path/file-url.ts'
import { type CardWords, cardDesc, cardTitle } from '#lib/text/card.ts'
import { readAgent } from '#lib/user-agent.ts'
import { type Ask, createAnswers, type Known, type Later } from './answers.ts'
import { composed, createDocuments, type Document, type Files } from './documents.ts'
import { type Answering, type FirstAsk, type PageManifest, readManifest } from './manifest.ts'
import { htmlHeaders, plainHeaders } from './policy.ts'
import { escaped, tagsOf } from './tags.ts'

export interface EdgeOptions {
  /** The finished build. */
  files: Files
  /** Where it is served, e.g. `https://h5.example.com`; the first stands for whatever else a request names. */
  origins?: readonly string[]
  /** Asks for public answers; without it no page carries one. */
  ask?: Ask | undefined
  /** The words of a page's card, from its first answer. */
  words?: (page: string, data: unknown) => CardWords | undefined
  /** Epoch ms. */
  now?: () => number
  /** How much of answers and pages is kept, bytes. */
  memory?: number
  /** What a simulator puts into every page, which it frames. */
  inject?: ((html: string) => string) | undefined
}

/** Answers a request. It reads path, user agent and `If-None-Match`: neither cookies nor credentials. */
export type Edge = (request: Request, later?: Later) => Promise<Response>

/** A page with its answer, and the picture it begins with. */
interface Page {
  document: Document
  body: Uint8Array<ArrayBuffer>
  version: string
  link: string
}

const MEMORY = 32 * 1024 * 1024

/** Serves a build: files, pages by their paths, the first public answer of a page in its HTML. reliability §5.1, H2 */
export function createEdge(options: EdgeOptions): Edge & { held: () => { entries: number; bytes: number } } {
  const { files, ask, words = () => undefined, now = Date.now, memory = MEMORY, inject } = options
  const manifest = createManifest(files)
  const answers = ask && createAnswers<Page>({ ask, words: safely(words), now, memory })
  const documentsFor = perOrigin((origin) => createDocuments({ files, origin, inject: inject ?? ((html) => html) }))

  /** The page's own headers, as the origin wants them that the request came to. */
  const headersOf = (file: string, { hashes }: Document, request: Request, list: PageManifest) => {
    const origins = originsOf(list)
    const { host } = new URL(request.url)
    const origin = origins.find((each) => new URL(each).host === host) ?? origins[0] ?? ''
    const openTags = list.openTags.includes(file)
    return {
      ...htmlHeaders({ hashes, origin, framed: inject !== undefined, openTags, origins: list.origins }),
      ...fileHeaders('.html'),
    }
  }
  const originsOf = ({ origin }: PageManifest) => options.origins ?? (origin === '' ? [] : [origin])

  async function htmlAt(file: string, request: Request, list: PageManifest) {
    const document = await documentsFor(originsOf(list)[0] ?? '')(file, list)
    return document && { document, headers: headersOf(file, document, request, list) }
  }

  async function page(path: string, request: Request, later: Later): Promise<Response> {
    const list = await manifest()
    const route = list.routes.find(({ pattern }) => matcher(pattern).test(path))
    const { skin } = readAgent(request.headers.get('user-agent') ?? '', { maxTouchPoints: 0 })
    const file = (skin === 'desktop' && route?.desktop) || (route?.file ?? list.fallback)
    const html = await htmlAt(file, request, list)
    if (!html) return text('No build yet: run "npm run build" first.', 503)
    const { document } = html
    const headers = { ...html.headers, ...(route?.desktop !== undefined && { vary: 'User-Agent' }) }
    const first = firstOf(route, path)
    const known = first && (await answers?.of(first, later))
    if (!known?.answer) return sent(document.body, document.version, headers, request)
    const { body, version, link } = pageOf(known, document, path, list)
    return sent(body, version, { ...headers, ...(link !== '' && { link }) }, request)
  }

  function pageOf(known: Known<Page>, document: Document, path: string, list: PageManifest): Page {
    const { page: kept, answer } = known
    if (kept?.document === document) return kept
    const origin = originsOf(list)[0] ?? ''
    const card = answer?.words && headOf(answer.words, origin, path, list)
    const body = new TextEncoder().encode(composed(document, answer?.block ?? '', card))
    const lead = fileUrl(answer?.words?.lead, list.bases.file, fileHosts)
    const made: Page = {
      document,
      body,
      version: `${document.version}-${answer?.version ?? ''}`,
      // An address that a header may hold: nothing ends it early, and it is none of a hostile length.
      link: /^[\x21\x23-\x3b\x3d\x3f-\x7e]{1,512}$/.test(lead)
        ? `<${lead}>; rel=preload; as=image; fetchpriority=high`
        : '',
    }
    answers?.attach(known, made, body.length)
    return made
  }

  async function file(path: string, request: Request, headers: Record<string, string>): Promise<Response | undefined> {
    const stored = isPlain(path) ? await files(path) : null
    return stored ? sent(stored.body, stored.version, { ...plainHeaders(), ...headers }, request) : undefined
  }

  async function answer(request: Request, later: Later): Promise<Response> {
    const { pathname: path } = new URL(request.url)
    const extension = extensionOf(path)
    // Nothing hidden is served (`/.env`), and what stands beside the client (`/__test`, the services) has no pages.
    if (path.startsWith('/__') || path.split('/').some((part) => part.startsWith('.'))) return missing()
    if (await isService(path)) return missing()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text('method not allowed', 405, { allow: 'GET, HEAD' })
    if (path.startsWith('/assets/')) {
      const forGood = { ...fileHeaders(extension), 'cache-control': 'public, max-age=31536000, immutable' }
      return (await file(path, request, forGood)) ?? text('gone', 404)
    }
    if (extension === '.html' && isPlain(path)) {
      const list = await manifest()
      const html = await htmlAt(path.slice(1), request, list)
      return html ? sent(html.document.body, html.document.version, html.headers, request) : missing()
    }
    const found = extension === '' ? undefined : await file(path, request, fileHeaders(extension))
    return found ?? (FILE_TYPES.has(extension) ? missing() : page(path, request, later))
  }

  async function isService(path: string): Promise<boolean> {
    const { bases } = await manifest()
    return Object.values(bases).some((base) => base.startsWith('/') && `${path}/`.startsWith(`${base}/`))
  }

  const edge: Edge = async (request, later = () => undefined) => {
    const response = await answer(request, later)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
  return Object.assign(edge, { held: () => answers?.held() ?? { entries: 0, bytes: 0 } })
}

/** The build's list, parsed once. */
function createManifest(files: Files) {
  let known: { from: string | undefined; list: PageManifest } | undefined
  return async (): Promise<PageManifest> => {
    const stored = await files('/shells.json')
    if (known && known.from === stored?.version) return known.list
    known = { from: stored?.version, list: readManifest(stored ? new TextDecoder().decode(stored.body) : undefined) }
    return known.list
  }
}

function perOrigin<T>(make: (origin: string) => T): (origin: string) => T {
  const made = new Map<string, T>()
  return (origin) => {
    const found = made.get(origin) ?? make(origin)
    made.set(origin, found)
    return found
  }
}

const matchers = new Map<string, RegExp>()
/** The patterns are the build's. */
function matcher(pattern: string): RegExp {
  const found = matchers.get(pattern) ?? new RegExp(pattern)
  matchers.set(pattern, found)
  return found
}

/** The request a page begins with; undefined where a segment of its path is not a plain identifier. */
function firstOf(route: Answering | undefined, path: string): FirstAsk | undefined {
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

/** Title and tags of a page that has told its words. product §0.5 */
function headOf(words: CardWords, origin: string, path: string, { bases }: PageManifest) {
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

/** An answer may hold anything: words that are no texts are none. */
function safely(words: NonNullable<EdgeOptions['words']>): NonNullable<EdgeOptions['words']> {
  return (page, data) => {
    try {
      const found = words(page, data)
      if (typeof found?.title !== 'string' || typeof found.desc !== 'string') return undefined
      const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
      return { title: found.title, desc: found.desc, cover: textOf(found.cover), lead: textOf(found.lead) }
    } catch {
      return undefined
    }
  }
}

function sent(
  body: Uint8Array<ArrayBuffer>,
  version: string,
  headers: Record<string, string>,
  request: Request,
): Response {
  const etag = `W/"${version}"`
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { ...headers, etag } })
  return new Response(body, { headers: { ...headers, etag, 'content-length': String(body.length) } })
}

function text(words: string, status: number, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(words, { status, headers: { ...plainHeaders(), ...type, ...headers } })
}

const missing = () => text('not found', 404)

function fileHeaders(extension: string): Record<string, string> {
  return { 'content-type': FILE_TYPES.get(extension) ?? 'application/octet-stream', 'cache-control': 'no-cache' }
}

/** A path that can name a file: nothing hidden, nothing encoded. */
function isPlain(path: string): boolean {
  return /^(?:\/[\w@-][\w@.-]*)+$/.test(path)
}

/** The ending of the last segment, `.js`; '' where there is none. */
function extensionOf(path: string): string {
  return /[^/](\.[^./]*)$/.exec(path)?.[1] ?? ''
}
