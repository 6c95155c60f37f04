import { optional, string, unknown, object } from 'valibot'
import { get, postJson } from '#api/call.ts'
import type { FetchLike } from '#api/exchange.ts'
import { createSend } from '#api/signed-send.ts'
import type { Bases } from '#config/environment.ts'
import type { Locks } from '#session/refresh/lock.ts'
import { createSession, type SessionDeps } from '#session/session.ts'
import { type AppStorage, createMemoryStorage } from '#session/storage.ts'

/** For tests only: tabs over one shared storage, and a service that knows which tokens are valid. */

const bases: Bases = {
  api: '/api',
  file: '/f',
  pay: '/api',
  access: '/api',
  production: '',
  room: '',
  web: '',
  quotes: '',
}
const parts = { input: object({ id: optional(string()) }), output: unknown() }
/** A private read, a private write, and a forbidden path. */
export const read = get('/thing', parts)
export const write = postJson('/order', parts)
export const forbidden = get('/forbidden', parts)

/** One request as the service received it. */
interface Seen {
  method: string
  path: string
  bearer: string | undefined
  body: string | undefined
  headers: Record<string, string>
}

export const envelope = (data: unknown, code = 0) => Response.json({ code, data, message: 'ok' })

export interface Service {
  fetch: FetchLike
  /** Valid access tokens, and the refresh tokens. */
  good: Set<string>
  seen: Seen[]
  refreshes: () => Seen[]
  calls: () => Seen[]
  /** The response to a refresh; may be replaced. */
  onRefresh: (body: { refreshToken: string; accessToken: string }) => Response | Promise<Response>
  /** What 401 and 403 responses wait for. */
  gate: Promise<unknown>
  /** The status for an invalid bearer token. */
  refusal: 401 | 403
}

/** Refresh token `R…` gets `T1`, `T2`, …; with `singleUse` each refresh also replaces the refresh token. */
export function createService({ singleUse = false, slow = 0 } = {}): Service {
  let count = 0
  const refreshTokens = new Set(['R'])
  const service: Service = {
    good: new Set(),
    seen: [],
    refreshes: () => service.seen.filter(({ path }) => path.endsWith('/refresh')),
    calls: () => service.seen.filter(({ path }) => !path.endsWith('/refresh')),
    gate: Promise.resolve(),
    refusal: 401,
    async onRefresh({ refreshToken }) {
      if (!refreshTokens.has(refreshToken)) return envelope(null, 81030002)
      count += 1
      const value = `T${count}`
      const next = singleUse ? `R${count}` : refreshToken
      if (singleUse) refreshTokens.delete(refreshToken)
      refreshTokens.add(next)
      service.good.add(value)
      if (slow > 0) await after(slow)
      return envelope(singleUse ? { value, refreshToken: next } : { value })
    },
    fetch: async (url, init) => {
      const seen = seenOf(url, init)
      service.seen.push(seen)
      await Promise.resolve()
      if (seen.path.endsWith('/refresh')) return await service.onRefresh(JSON.parse(seen.body ?? '{}'))
      if (seen.path === forbidden.path) return new Response(null, { status: 403 })
      if (seen.path.startsWith('/public') || service.good.has(seen.bearer ?? ''))
        return envelope({ bearer: seen.bearer })
      await service.gate
      return new Response(null, { status: service.refusal })
    },
  }
  return service
}

function seenOf(url: string, init: RequestInit): Seen {
  const headers = Object.fromEntries(new Headers(init.headers))
  const bearer = headers['authorization']?.replace('Bearer ', '')
  const body = typeof init.body === 'string' ? init.body : undefined
  return { method: init.method ?? 'GET', path: url.replace('/api', '').replace(/\?.*/, ''), bearer, body, headers }
}

/** A tab: its own session and `send` over the shared state. */
export function createTab(service: Service, local: AppStorage, more: Partial<SessionDeps> = {}) {
  const left: string[] = []
  const session = createSession({
    local,
    tab: createMemoryStorage(),
    bases,
    fetch: service.fetch,
    onSignedOut: () => left.push('over'),
    ...more,
  })
  const send = createSend({
    bases,
    fetch: service.fetch,
    token: session.token,
    refresh: session.refresh,
    pending: session.pending,
    epoch: session.epoch,
    online: () => true,
  })
  return { session, send, left, local }
}

/** A storage with a signed-in customer whose access token has expired. */
export function expiredStorage(): AppStorage {
  const entries = {
    accessToken: 'T0',
    refreshToken: 'R',
    openId: 'oA',
    wxId: 'wA',
    accountType: '1099',
    salesNumber: 'S1',
  }
  const [local = createMemoryStorage()] = sharedStorages(1, entries)
  return local
}

/** One storage seen from several tabs: the others see a write, and its event, a little later, as processes do. */
export function sharedStorages(count: number, entries: Readonly<Record<string, string>> = {}): AppStorage[] {
  const tabs = Array.from({ length: count }, () => ({
    values: new Map(Object.entries(entries)),
    ears: new Set<(key: string | null) => void>(),
  }))
  return tabs.map((own) => {
    const write = (key: string, put: (values: Map<string, string>) => void) => {
      put(own.values)
      for (const other of tabs) {
        if (other === own) continue
        setTimeout(() => {
          put(other.values)
          for (const hear of other.ears) hear(key)
        }, 1)
      }
    }
    return {
      get: (key) => own.values.get(key) ?? null,
      set: (key, value) => {
        write(key, (values) => values.set(key, value))
        return true
      },
      remove: (key) => write(key, (values) => values.delete(key)),
      keys: () => [...own.values.keys()],
      onOtherTab: (hear) => {
        own.ears.add(hear)
        return () => void own.ears.delete(hear)
      },
    }
  })
}

/** Web Locks as browsers have them: one holder per name, first come first served. */
export function createLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request(name, _options, run) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(run)
      tails.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

/** Locks that are never granted, are rejected, or are stolen while the work runs. */
export const brokenLocks: Record<'never' | 'refused' | 'stolen' | 'throwing', Locks> = {
  never: {
    request: (_name, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  },
  refused: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  stolen: {
    request: (_name, _options, run) => {
      void run()
      return Promise.reject(new DOMException('stolen', 'AbortError'))
    },
  },
  throwing: {
    request: () => {
      throw new DOMException('', 'SecurityError')
    },
  },
}

export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
