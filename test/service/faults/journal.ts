import type { Context } from 'hono'
import { hashOf } from '#test/service/sessions.ts'
import { readLimited } from '#test/service/web/limited-body.ts'

const LIMIT = 5000
/** Longer bodies are not logged. */
const BODY_LIMIT = 128 * 1024
const SECRETS = new Set(['accessToken', 'refreshToken', 'token', 'ticket', 'certificate'])

/** One request as received. A token is logged as `#` and the start of its hash: equal names, equal tokens. */
interface JournalEntry {
  n: number
  at: number
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  token: string | null
  origin: string | null
  referer: string | null
  userAgent: string | null
  /** 0 until it was answered. */
  status: number
  fault: string | null
}

export type Journal = ReturnType<typeof createJournal>

/** The last 5,000 requests, for assertions in tests. */
export function createJournal(now: () => number) {
  const entries: JournalEntry[] = []
  let n = 0
  return {
    entries: (path?: string) => entries.filter((entry) => path === undefined || entry.path.includes(path)),
    clear: () => void entries.splice(0),
    async enter({ req }: Context): Promise<JournalEntry> {
      const header = req.header('authorization')
      const entry: JournalEntry = {
        n: ++n,
        at: now(),
        method: req.method,
        path: req.path,
        query: Object.fromEntries(Object.entries(req.query()).map(([key, value]) => [key, hidden(key, value)])),
        body: null,
        token: header === undefined ? null : named(header.replace(/^Bearer /, '')),
        origin: req.header('origin') ?? null,
        referer: req.header('referer') ?? null,
        userAgent: req.header('user-agent') ?? null,
        status: 0,
        fault: null,
      }
      entries.push(entry)
      if (entries.length > LIMIT) entries.shift()
      const isFile = /^(?:image|video|multipart|application\/pdf)/.test(req.header('content-type') ?? '')
      // A copy: the handler reads the body itself, as a stream.
      if (req.method !== 'GET' && !isFile) {
        entry.body = readable((await readLimited(req.raw.clone(), BODY_LIMIT).catch(() => '')).toString())
      }
      return entry
    },
  }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (typeof value === 'string' ? hidden(key, value) : value))
  } catch {
    return text
  }
}

function hidden(key: string, value: string): string {
  return SECRETS.has(key) ? named(value) : value
}

/** The journal's name of a token. */
function named(token: string): string {
  return `#${hashOf(token).slice(0, 12)}`
}
