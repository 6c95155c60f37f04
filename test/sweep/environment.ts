import type { HttpBindings } from '@hono/node-server'
import type { HostResult } from '#wechat/host.ts'
import { createService } from '#test/service/index.ts'
import type { WeChatPort } from '#test/service/wechat-port.ts'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { effectOf } from './effects.ts'
import type { PhoneFault } from './faults.ts'
import type { Rule } from '#test/service/faults/rule.ts'

/**  * One request as the phone sent it: method, path below /api (`*` for the address of a file), and its occurrence. */
export interface SentRequest {
  method: string
  path: string
  n: number
  /** With its question mark; '' where there is none. */
  search?: string
}

export interface TestEnvironmentOptions {
  /** The service reads `Idempotency-Key`, and the phone sends it. */
  keyed?: boolean
  /** Each new phone has an empty IndexedDB; without it pages keep in memory what they would write there. */
  database?: boolean
  /** Every connection is lost after the service has read a request with effects: the browser resends it. */
  resends?: boolean
  /** Renders in StrictMode, as the development server does; its checks are in React's development build alone. */
  strict?: boolean
}

/** The most event loop turns an answer needs unless it waits for the clock; half of them take real time. */
const TURNS = 60
/** From before the clock is replaced. */
const realTimeout = globalThis.setTimeout
const turn = () => new Promise((resolve) => setImmediate(resolve))
/** Time for a file or a digest, which need real time whatever the clock says. */
export const moment = () => new Promise((resolve) => realTimeout(resolve, 2))

export type TestEnvironment = Awaited<ReturnType<typeof createTestEnvironment>>

/**  * The service, the money WeChat moved, and the connection between them and the phone, which fails as configured. */
export async function createTestEnvironment({ keyed = false, resends = false }: TestEnvironmentOptions = {}) {
  const wallet = createWallet()
  const service = await createService({
    db: ':memory:',
    faults: true,
    keyed,
    wechat: wallet.port,
    log: () => undefined,
    origins: [location.origin],
  })
  const requests: SentRequest[] = []
  const doneTwice = new Set<string>()
  const underWay = new Set<{ turns: number }>()
  let disturbed: { at: SentRequest; how: PhoneFault; reopen: () => void } | null = null

  const request = async (path: string, init: RequestInit) =>
    service.app.request(new URL(path, location.origin).href, init)
  const control = async (path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return (await request(`/__test${path}`, init)).json()
  }

  const answerTo = async (bearer: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
    return (await (await request(`/api${path}`, sent)).json()) as { code: number; data: unknown }
  }

  /** A browser's fetch over this connection. */
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(url, location.origin)
    const method = init.method ?? 'GET'
    const path = pathname.replace(/^\/api/, '').replace(/^(\/files\/put\/).+/, '$1*')
    const n = requests.filter((each) => each.method === method && each.path === path).length + 1
    requests.push({ method, path, n, search })
    const way = { turns: 0 }
    underWay.add(way)
    try {
      const { how, reopen } = disturbed && isSame(disturbed.at, { method, path, n }) ? disturbed : {}
      // The connection died during the request: the browser silently resends it.
      if (reopen && how !== 'killed before') await overWire(service.app, pathname + search, init)
      if (reopen && how !== 'resend') {
        setImmediate(reopen)
        // The page is gone: nobody receives the answer.
        return new Promise(() => undefined)
      }
      const effect = resends ? effectOf({ method, path }) : undefined
      if (effect !== undefined) await overWire(service.app, pathname + search, init)
      const answer = await abortable(init.signal, overWire(service.app, pathname + search, init))
      if (effect !== undefined && !answer.headers.has('idempotency-replayed')) doneTwice.add(effect)
      return answer
    } finally {
      underWay.delete(way)
    }
  }

  return {
    fetch,
    control,
    wallet,
    requests: (): readonly SentRequest[] => requests,
    /** The calls the service executed twice because they arrived twice. */
    doneTwice: (): ReadonlySet<string> => doneTwice,
    busy: () => underWay.size > 0,
    /**
     * Lets the service process its requests while the clock is stopped. A request that has used its turns waits for the
     * clock itself, like a slow answer.
     */
    async work() {
      for (;;) {
        const working = [...underWay].filter(({ turns }) => turns < TURNS)
        if (working.length === 0) return
        for (const way of working) way.turns += 1
        await (working.some(({ turns }) => turns < TURNS / 2) ? turn() : moment())
      }
    },
    /** Resets everything. */
    async reset() {
      requests.splice(0)
      disturbed = null
      wallet.empty()
      await control('/reset', {})
    },
    /** The records of a number, and how many accounts were closed. */
    registered: async (mobile: string) => (await control(`/registered?mobile=${mobile}`)) as Record<string, number>,
    break: (rule: Partial<Rule>) => control('/fault', rule),
    /** Undoes every `break`. */
    mend: () => request('/__test/fault', { method: 'DELETE' }),
    /** The phone's behaviour at one of its requests; `reopen` is called once it is killed. */
    disturbed: (at: SentRequest, how: PhoneFault, reopen: () => void) => void (disturbed = { at, how, reopen }),
    /** The customer's bearer and refresh token. */
    login: (mobile: string) => control('/login', { mobile }),
    /** Tokens of a visitor from WeChat without a number. */
    visit: (openId: string) => control('/visitor', { openId }),
    /** The newest code sent to this number. */
    async smsCode(mobile: string): Promise<string> {
      const sent = (await control(`/sms?mobile=${mobile}`)) as { code: string }[] // the switch answers these
      return sent.at(-1)?.code ?? ''
    },
    /** The number of each item in the service's ledger for this customer. */
    ledger: (mobile: string) => control(`/ledger?mobile=${mobile}`) as Promise<Record<string, number>>,
    /** The service's code in its answer to this customer. */
    codeOf: async (bearer: string, path: string, body?: unknown) => (await answerTo(bearer, path, body)).code,
    /** Calls as this customer. @throws on a rejection */
    async ask(bearer: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
      const answer = await answerTo(bearer, path, body)
      if (answer.code !== 0) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return Object(answer.data) as Record<string, unknown>
    },
    /** Uploads a file to its address. */
    put: (url: string) => request(url, { method: 'PUT', body: 'card' }),
    /** Presses a button of a vendor's page; returns its return address. */
    async decide(url: string, what: 'pass' | 'fail' | 'abandon'): Promise<string> {
      const { pathname, search } = new URL(url, location.origin)
      const body = new URLSearchParams({ do: what, reason: '' })
      const answer = await request(pathname + search, { method: 'POST', body })
      return answer.headers.get('location') ?? ''
    },
    close: service.close,
  }
}

function isSame(a: SentRequest, b: SentRequest): boolean {
  return a.method === b.method && a.path === b.path && a.n === b.n
}

/** One round trip over a socket that the service may destroy: no answer at all, or half of one. */
async function overWire(app: WebApp, path: string, init: RequestInit): Promise<Response> {
  let gone = false
  let half: { status: number; bytes: Uint8Array } | undefined
  let status = 200
  const outgoing = {
    socket: { destroy: () => void (gone = true) },
    writeHead: (code: number) => void (status = code),
    write: (bytes: Uint8Array, then: () => void) => {
      half = { status, bytes }
      then()
    },
  }
  const { signal: _, ...sent } = init
  // The switchboard uses only these bindings.
  const bindings = { outgoing } as unknown as HttpBindings
  const headers = new Headers(init.headers)
  headers.set('origin', location.origin)
  const answer = await app.fetch(new Request(new URL(path, location.origin), { ...sent, headers }), bindings)
  if (half) return broken(half)
  if (gone) throw new TypeError('Failed to fetch')
  return answer
}

function broken({ status, bytes }: { status: number; bytes: Uint8Array }): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

function abortable<T>(signal: AbortSignal | null | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    work.then(resolve, reject)
  })
}

/** The customer pays, and WeChat reports it. Without an answer WeChat never reports anything. */
const PAID: { answer: HostResult<string> | undefined; isPaid: boolean } = {
  answer: { state: 'ok', value: 'ok' },
  isPaid: true,
}

/** WeChat's side of the payments. */
function createWallet() {
  const requests = new Map<string, number>()
  const paid: { number: string; fen: number }[] = []
  const port: WeChatPort = {
    appId: 'wx-test',
    authorizeUrl: () => location.origin,
    exchange: () => ({ errcode: 40029, errmsg: 'invalid code' }),
    sign: (url) => ({ appId: 'wx-test', timestamp: 1, nonceStr: 'n', signature: url }),
    prepay: (number, fen) => {
      requests.set(number, fen)
      return { appId: 'wx-test', timeStamp: '1', nonceStr: 'n', package: number, signType: 'RSA', paySign: 's' }
    },
    payResult: (number) => {
      const found = paid.find((each) => each.number === number)
      return found ? { state: 'SUCCESS', fen: found.fen, transactionId: `T${number}`, paidAt: Date.now() } : null
    },
    forgetPayments() {
      requests.clear()
      paid.splice(0)
    },
    scanUrl: () => location.origin,
    onScan: () => undefined,
    app: createWebApp(),
    injectBridge: (html) => html,
  }
  let next = PAID
  return {
    port,
    /** The behaviour of WeChat's sheet from now on, until the environment is reset. */
    next: (sheet: typeof PAID) => void (next = sheet),
    /** Opens WeChat's sheet. */
    pay(number: string): Promise<HostResult<string>> {
      if (next.isPaid) paid.push({ number, fen: requests.get(number) ?? 0 })
      return next.answer === undefined ? new Promise(() => undefined) : Promise.resolve(next.answer)
    },
    payments: (): readonly { number: string; fen: number }[] => paid,
    empty() {
      next = PAID
      port.forgetPayments()
    },
  }
}
