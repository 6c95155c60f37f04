import { FILE_TYPES } from '#lib/path/file-types.ts'
import { readAgent } from '#lib/user-agent.ts'
import { type MakeRequest, createAnswers, type Later } from './answers.ts'
import { digestOf } from './digest.ts'
import { createDocuments, type Document, type Files } from './documents.ts'
import { NONE, type PageManifest, readManifest } from './manifest.ts'
import { movedTo } from './moved.ts'
import { firstOf, type Page, pageOf, type PageWords, safely } from './page.ts'
import { htmlHeaders, plainHeaders } from './policy.ts'
import { fileHeaders, missing, redirected, type Reply, sent, text, toResponse, toVisit, type Visit } from './reply.ts'

export interface EdgeOptions {
  /** The finished build. */
  files: Files
  /** The public origins, e.g. `https://h5.example.com`; the first is used for links and for unknown hosts. */
  origins?: readonly string[]
  /** Makes public requests; if unset, pages contain no answers. */
  request?: MakeRequest | undefined
  words?: PageWords | undefined
  /** Epoch ms. */
  now?: () => number
  /** Limit of the cache of answers and pages, bytes. */
  memory?: number
  /** Changes every page, for a simulator that also frames it. */
  inject?: ((html: string) => string) | undefined
}

/** `later`: keeps the process alive for work that continues after the response. */
export interface Edge {
  reply: (visit: Visit, later?: Later) => Promise<Reply>
  fetch: (request: Request, later?: Later) => Promise<Response>
  /** Size of the cache. */
  held: () => { entries: number; bytes: number }
}

const MEMORY = 32 * 1024 * 1024
const NO_WORDS: PageWords = { cardOf: () => undefined, viewOf: () => undefined }

/** Serves a build: files, the HTML of each path, and in it the page's first public answer. reliability §5.1, H2 */
export function createEdge(options: EdgeOptions): Edge {
  const { files, request, words = NO_WORDS, now = Date.now, memory = MEMORY, inject } = options
  const manifest = createManifest(files)
  const answers = request && createAnswers<Page>({ request, cardOf: safely(words.cardOf), now, memory })
  const documentOf = createDocuments({ files, inject })
  const headersOf = createHeaders(inject !== undefined)
  const originsOf = ({ origin }: PageManifest) => options.origins ?? (origin === '' ? [] : [origin])

  async function htmlAt(file: string, visit: Visit, list: PageManifest) {
    const origins = originsOf(list)
    const document = await documentOf(file, origins[0] ?? '')
    return document && { document, ...(await headersOf(file, document, visit.host, origins, list)) }
  }

  async function page(visit: Visit, later: Later): Promise<Reply> {
    const { path } = visit
    const list = await manifest()
    const route = list.routes.find(({ pattern }) => matcher(pattern).test(path))
    const isSplit = route?.desktop !== undefined
    const skin = isSplit ? readAgent(visit.header('user-agent') ?? '', { maxTouchPoints: 0 }).skin : 'mobile'
    const file = (skin === 'desktop' && route?.desktop) || (route?.file ?? list.fallback)
    // During a release the list may name a page that has not arrived yet.
    const html = (await htmlAt(file, visit, list)) ?? (await htmlAt(list.fallback, visit, list))
    if (!html) return text('No build yet: run "npm run build" first.', 503)
    const { document, headers, version } = html
    const first = firstOf(route, path)
    const known = first && (await answers?.of(first, later))
    if (!first || !known?.answer) {
      return sent(document.body, version, isSplit ? { ...headers, vary: 'User-Agent' } : headers, visit)
    }
    let made = known.page
    if (made?.document !== document) {
      const place = { origins: originsOf(list), path, list, name: first.page }
      made = pageOf(known.answer, document, words.viewOf, place)
      answers?.attach(known, made, made.body.length)
    }
    const all = made.link === '' ? headers : { ...headers, link: made.link }
    return sent(made.body, `${version}-${made.version}`, all, visit)
  }

  async function file(visit: Visit, headers: Record<string, string>): Promise<Reply | undefined> {
    const stored = isPlain(visit.path) ? await files(visit.path) : null
    if (!stored) return undefined
    const now = stored.isBeingWritten ? { 'cache-control': 'no-store' } : {}
    return sent(stored.body, stored.version, { ...plainHeaders(), ...headers, ...now }, visit)
  }

  async function answer(visit: Visit, later: Later): Promise<Reply> {
    const { method, path } = visit
    const extension = extensionOf(path)
    // Hidden files (`/.env`), test and simulator paths (`/__test`) and API paths are no pages.
    if (path.startsWith('/__') || path.includes('/.') || (await isService(path))) return missing()
    if (method !== 'GET' && method !== 'HEAD') return text('method not allowed', 405, { allow: 'GET, HEAD' })
    const moved = movedTo(visit, originOf(visit.host, originsOf(await manifest())))
    if (moved !== undefined) return redirected(moved)
    if (path.startsWith('/assets/')) {
      const immutable = { ...fileHeaders(extension), 'cache-control': 'public, max-age=31536000, immutable' }
      return (await file(visit, immutable)) ?? text('gone', 404)
    }
    if (extension === '') return page(visit, later)
    if (extension === '.html' && isPlain(path)) {
      const html = await htmlAt(path.slice(1), visit, await manifest())
      return html ? sent(html.document.body, html.version, html.headers, visit) : missing()
    }
    const found = await file(visit, fileHeaders(extension))
    return found ?? (FILE_TYPES.has(extension) ? missing() : page(visit, later))
  }

  async function isService(path: string): Promise<boolean> {
    const { bases } = await manifest()
    return Object.values(bases).some(
      (base) => base.startsWith('/') && path.startsWith(base) && (path[base.length] ?? '/') === '/',
    )
  }

  const reply: Edge['reply'] = async (visit, later = () => undefined) => {
    const made = await answer(visit, later)
    return visit.method === 'HEAD' ? { ...made, body: null } : made
  }
  return {
    reply,
    fetch: async (request, later) => toResponse(await reply(toVisit(request), later)),
    held: () => answers?.held() ?? { entries: 0, bytes: 0 },
  }
}

/** The build's manifest, parsed once per version. */
function createManifest(files: Files) {
  let known: { from: string | undefined; list: PageManifest } | undefined
  return async (): Promise<PageManifest> => {
    const stored = await files('/shells.json')
    if (known && known.from === stored?.version) return known.list
    const list = readManifest(stored && new TextDecoder().decode(stored.body)) ?? known?.list ?? NONE
    known = { from: stored?.version, list }
    return list
  }
}

/** The headers of a document for the origin of the request, and its version with them. */
interface Headed {
  list: PageManifest
  headers: Record<string, string>
  version: string
}

/** The headers of a document, built once. */
function createHeaders(framed: boolean) {
  const made = new WeakMap<Document, Map<string, Headed>>()
  return async (
    file: string,
    document: Document,
    host: string,
    origins: readonly string[],
    list: PageManifest,
  ): Promise<Headed> => {
    const origin = originOf(host, origins)
    const byOrigin = made.get(document) ?? new Map<string, Headed>()
    const found = byOrigin.get(origin)
    if (found?.list === list) return found
    const openTags = list.openTags.includes(file)
    const headers = {
      ...htmlHeaders({ hashes: document.hashes, origin, framed, openTags, origins: list.origins }),
      ...fileHeaders('.html'),
    }
    // WebKit keeps the policy of its copy when that is confirmed: another policy needs another ETag.
    const version = await digestOf(document.version + JSON.stringify(headers))
    const headed = { list, headers, version }
    made.set(document, byOrigin.set(origin, headed))
    return headed
  }
}

/** The public origin with this host, else the first one; '' if none is known. */
function originOf(host: string, origins: readonly string[]): string {
  return origins.find((each) => each.endsWith(`//${host}`)) ?? origins[0] ?? ''
}

/** Compiled patterns of the build. */
const matchers = new Map<string, RegExp>()
function matcher(pattern: string): RegExp {
  const found = matchers.get(pattern) ?? new RegExp(pattern)
  matchers.set(pattern, found)
  return found
}

/** A path that can name a file: nothing hidden, nothing encoded. */
function isPlain(path: string): boolean {
  return /^(?:\/[\w@-][\w@.-]*)+$/.test(path)
}

/** The extension of the last segment in lower case, `.js`; '' for none. */
function extensionOf(path: string): string {
  return /[^/](\.[^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}
