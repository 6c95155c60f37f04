import type { CardWords } from '#lib/text/card.ts'
import { digestOf } from './digest.ts'
import type { FirstAsk } from './manifest.ts'

/** A public answer as a page carries it. */
interface Answer {
  /** What the page says of itself in a chat; undefined where that cannot be result from the answer. */
  words: CardWords | undefined
  /** The element with the data, for the head of the page. */
  block: string
  /** Names its content. */
  version: string
}

/** What is known of a request. Its page stands here too, so that both go together. */
export interface Known<Page> {
  /** undefined: the service said that there is none, or gave what may not be kept. */
  answer: Answer | undefined
  key: string
  page?: Page
  /** Bytes. */
  size: number
  /** Until when it is asked again for nothing, and until when the answer serves while it is renewed; epoch ms. */
  fresh: number
  stale: number
}

/** A request on its way, and the pages that wait for it. */
interface Asking<Page> {
  /** Epoch ms. */
  since: number
  waiting: Set<(known: Known<Page>) => void>
}

/** Asks a service for one of its public answers, as nobody in particular. */
export type Ask = (path: string, quotes: boolean, signal: AbortSignal) => Promise<Response>

/** Keeps the process alive for work after the answer; a server needs nothing for it. */
export type Later = (work: Promise<unknown>) => void

interface Options {
  ask: Ask
  /** The words of a page's card, from its answer. */
  words: (page: string, data: unknown) => CardWords | undefined
  now: () => number
  /** How much is kept, bytes. */
  memory: number
}

/** How long a page waits for its answer, ms. */
const PATIENCE = 200
/** How long a service may take until it has failed, ms. */
const LIMIT = 2_000
/** How long an answer is kept that does not say it itself, ms; prices change every three seconds. */
const KEPT = 60_000
const PRICES = 3_000
const LONGEST = 3_600_000
/** How long an old answer serves while it is renewed, ms. */
const STALE = 300_000
/** How long a service that failed is left alone about the same request, ms. */
const PAUSE = 5_000
/** The longest answer that a page carries, bytes. */
const MOST = 256 * 1024
/** So many requests at once; further pages are left as they are. */
const AT_ONCE = 64
/** What one entry costs beside its texts, bytes. */
const ENTRY = 500

/** The public answers of first requests: each asked for once at a time, kept for its time, bounded in memory. */
export function createAnswers<Page>({ ask, words, now, memory }: Options) {
  // The entry that was not used for the longest time comes first.
  const kept = new Map<string, Known<Page>>()
  const asking = new Map<string, Asking<Page>>()
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

  async function renew(key: string, first: FirstAsk): Promise<Known<Page>> {
    const old = kept.get(key)
    const result = await request(first).catch(() => 'failed' as const)
    const at = now()
    const nothing = { key, answer: undefined, size: ENTRY, stale: 0 }
    if (result === 'none') return keep({ ...nothing, fresh: at + KEPT })
    if (result !== 'failed') return keep({ key, ...result })
    const usable = old !== undefined && at < old.stale ? old : nothing
    return keep({ ...usable, fresh: at + PAUSE })
  }

  async function request({ page, path, quotes = false }: FirstAsk) {
    const response = await ask(path, quotes, AbortSignal.timeout(LIMIT))
    const body = await readUpTo(response, MOST)
    // A service that is broken may be whole again soon; one that refuses will refuse the next visitor too.
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
      words: words(page, data),
      block: `<script type="application/json" id="first-answer">${text}</script>`,
      version: await digestOf(text),
    }
    return { answer, size: ENTRY + 2 * text.length, fresh, stale: fresh + STALE }
  }

  /** The running request for this, begun if need be; undefined where too many others run. */
  function renewal(key: string, first: FirstAsk, later: Later): Asking<Page> | undefined {
    const running = asking.get(key)
    // One that was cut off with its visitor never ends.
    if (running && now() - running.since < 2 * LIMIT) return running
    if (asking.size >= AT_ONCE) {
      for (const [other, { since }] of asking) if (now() - since >= 2 * LIMIT) asking.delete(other)
      if (asking.size >= AT_ONCE) return undefined
    }
    const begun: Asking<Page> = { since: now(), waiting: new Set() }
    asking.set(key, begun)
    later(
      renew(key, first).then((known) => {
        if (asking.get(key) === begun) asking.delete(key)
        for (const take of begun.waiting) take(known)
      }),
    )
    return begun
  }

  return {
    /** What is known of a request, asked for if need be. */
    async of(first: FirstAsk, later: Later): Promise<Known<Page> | undefined> {
      const key = `${first.quotes ? 'quotes' : 'api'} ${first.path}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
      }
      if (known && now() < known.fresh) return known
      const running = renewal(key, first, later)
      if (known?.answer && now() < known.stale) return known
      return running && inTime(running)
    },
    /** Keeps the page of an answer with it. */
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

/** What comes of a request while a page may wait for it. */
function inTime<Page>({ waiting }: Asking<Page>): Promise<Known<Page> | undefined> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const take = (known: Known<Page> | undefined) => {
      clearTimeout(timer)
      // Whose page has gone out must not be called upon: an edge platform has ended it.
      waiting.delete(take)
      resolve(known)
    }
    waiting.add(take)
    // What has arrived meanwhile in a busy process is taken before the time is over.
    timer = setTimeout(() => (timer = setTimeout(take, 0, undefined)), PATIENCE)
  })
}

/** The text of a body; undefined where it is longer. */
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

/** How long an answer is fresh, ms, by the rule that came with it. */
function lastsFor(rule: string, quotes: boolean): number {
  const said = /\bs-maxage="?(\d+)/i.exec(rule) ?? /\bmax-age="?(\d+)/i.exec(rule)
  if (!said) return quotes ? PRICES : KEPT
  return Math.min(LONGEST, 1000 * Number(said[1]))
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

/** JSON that no element can be ended or begun in. */
function asData(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '')
}
