import type { CardWords } from '#lib/text/card.ts'
import { digestOf } from './digest.ts'
import type { FirstRequest } from './manifest.ts'

/** A public answer, ready for its page. */
export interface Answer {
  /** The share card; undefined if the answer does not contain one. */
  words: CardWords | undefined
  /** The block for the page, as JSON without characters that could end its element. */
  text: string
  /** Changes with the content. */
  version: string
}

/** A cache entry: an answer and the page made of it. */
export interface Known<Page> {
  /** undefined: the service rejected the request, failed, or does not allow caching. */
  answer: Answer | undefined
  key: string
  page?: Page
  /** Bytes. */
  size: number
  /** Not requested again until `fresh`; used until `stale` while it is renewed. Epoch ms. */
  fresh: number
  stale: number
}

/** A running request and the pages waiting for it. */
interface Running<Page> {
  /** Epoch ms. */
  since: number
  waiting: Set<(known: Known<Page>) => void>
}

/** Makes a public request of a service, without credentials. */
export type MakeRequest = (path: string, quotes: boolean, signal: AbortSignal) => Promise<Response>

/** Keeps the process alive for work after the response, as `waitUntil` of edge platforms. */
export type Later = (work: Promise<unknown>) => void

interface Options {
  request: MakeRequest
  cardOf: (page: string, data: unknown) => CardWords | undefined
  now: () => number
  /** Limit of the cache, bytes. */
  memory: number
}

/** Longest wait of a page for its answer, ms. */
const PATIENCE = 200
/** Request timeout, ms. */
const LIMIT = 2_000
/** Time to live of answers without a `max-age`, ms; prices change every three seconds. */
const KEPT = 60_000
const PRICES = 3_000
/** Upper limit of `max-age`, ms. */
const LONGEST = 3_600_000
/** How long an expired answer is used while it is renewed, ms. */
const STALE = 300_000
/** A failed request is not repeated for so long, ms. */
const PAUSE = 5_000
/** Largest answer put into a page, bytes. */
const MOST = 256 * 1024
/** Limit of concurrent requests; further pages are sent without an answer. */
const AT_ONCE = 64
/** Overhead of an entry, bytes. */
const ENTRY = 500

/** Cache of first answers, with one request per answer at a time and a limit of memory. */
export function createAnswers<Page>({ request, cardOf, now, memory }: Options) {
  // The least recently used entry is first.
  const kept = new Map<string, Known<Page>>()
  const running = new Map<string, Running<Page>>()
  let size = 0

  const drop = (key: string) => {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  const trim = () => {
    for (const oldest of kept.keys()) {
      if (size <= memory) break
      drop(oldest)
    }
  }
  const keep = (known: Known<Page>) => {
    drop(known.key)
    kept.set(known.key, known)
    size += known.size
    trim()
    return known
  }

  async function renew(key: string, first: FirstRequest): Promise<Known<Page>> {
    const old = kept.get(key)
    const result = await receive(first).catch(() => 'failed' as const)
    const at = now()
    const nothing = { key, answer: undefined, size: ENTRY, stale: 0 }
    if (result === 'none') return keep({ ...nothing, fresh: at + KEPT })
    if (result !== 'failed') return keep({ key, ...result })
    const usable = old !== undefined && at < old.stale ? old : nothing
    return keep({ ...usable, fresh: at + PAUSE })
  }

  async function receive({ page, path, quotes = false }: FirstRequest) {
    const response = await request(path, quotes, AbortSignal.timeout(LIMIT))
    const body = await readUpTo(response, MOST)
    // A broken service may recover soon; a rejection will be the same for the next visitor.
    if (response.status >= 500 || response.status === 429) return 'failed'
    const rule = response.headers.get('cache-control') ?? ''
    if (response.status !== 200 || body === undefined || /\b(?:no-store|private)\b/i.test(rule)) return 'none'
    const { code, data } = Object(JSON.parse(body)) as { code?: unknown; data?: unknown }
    if (code !== 0 || typeof data !== 'object' || data === null) return 'none'
    const age = 1000 * secondsIn(response.headers.get('age'))
    const fresh = now() + Math.max(0, lastsFor(rule, quotes) - age)
    const until = fresh + STALE + KEPT
    const text = asData(JSON.stringify({ key: `GET ${path}`, at: now() - age, until, answer: { code: 0, data } }))
    const answer = {
      words: cardOf(page, data),
      text,
      version: await digestOf(text),
    }
    return { answer, size: ENTRY + 2 * text.length, fresh, stale: fresh + STALE }
  }

  /** The running request, started if necessary; undefined above the limit. */
  function renewal(key: string, first: FirstRequest, later: Later): Running<Page> | undefined {
    const found = running.get(key)
    // Never settles if the platform cancelled it with its visitor.
    if (found && now() - found.since < 2 * LIMIT) return found
    if (running.size >= AT_ONCE) {
      for (const [other, { since }] of running) if (now() - since >= 2 * LIMIT) running.delete(other)
      if (running.size >= AT_ONCE) return undefined
    }
    const begun: Running<Page> = { since: now(), waiting: new Set() }
    running.set(key, begun)
    later(
      renew(key, first).then((known) => {
        if (running.get(key) === begun) running.delete(key)
        for (const take of begun.waiting) take(known)
      }),
    )
    return begun
  }

  return {
    /** The entry of a request, requested if necessary; undefined after the longest wait. */
    async of(first: FirstRequest, later: Later): Promise<Known<Page> | undefined> {
      const key = `${first.quotes ? 'quotes' : 'api'} ${first.path}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
      }
      if (known && now() < known.fresh) return known
      const renewed = renewal(key, first, later)
      if (known?.answer && now() < known.stale) return known
      return renewed && inTime(renewed)
    },
    /** Caches the page with its answer. */
    attach(known: Known<Page>, page: Page, bytes: number) {
      if (kept.get(known.key) !== known) return
      known.page = page
      known.size += bytes
      size += bytes
      trim()
    },
    held: () => ({ entries: kept.size, bytes: size }),
  }
}

/** Waits for a request, up to the longest wait of a page. */
function inTime<Page>({ waiting }: Running<Page>): Promise<Known<Page> | undefined> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const take = (known: Known<Page> | undefined) => {
      clearTimeout(timer)
      // Edge platforms do not allow continuations of a visit that has ended.
      waiting.delete(take)
      resolve(known)
    }
    waiting.add(take)
    // In a busy process the answer may have arrived but not been processed yet.
    timer = setTimeout(() => (timer = setTimeout(take, 0, undefined)), PATIENCE)
  })
}

/** The text of a body; undefined if it is too long. */
async function readUpTo(response: Response, most: number): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > most) {
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Time to live by the `Cache-Control` header, ms. */
function lastsFor(rule: string, quotes: boolean): number {
  const found = /\bs-maxage="?(\d+)/i.exec(rule) ?? /\bmax-age="?(\d+)/i.exec(rule)
  if (!found) return quotes ? PRICES : KEPT
  return Math.min(LONGEST, 1000 * Number(found[1]))
}

function secondsIn(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON without characters that could start or end an element. */
function asData(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '')
}
