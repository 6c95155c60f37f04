import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { safeParse } from 'valibot'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { readInput } from './input.ts'
import { faultLine } from './fault-line.ts'
import type { Repeats } from './repeats.ts'
import { Refusal, unauthorized } from './refusal.ts'
import type { Session } from './sessions.ts'
import type { Visit } from './visit.ts'

/**
 * Families that work without login though their paths do not begin with /public: a printed number, a campaign or a
 * series, the report of who opened a shared link (mostly guests), the payment of a part by anyone with its link, and
 * the stock search, whose list guests store on their device. A40, OR-10, ST-01
 */
const OPEN = [
  '/auth/',
  '/app/auth/',
  '/wx/',
  '/sms/',
  '/app/config/',
  '/software-package/',
  '/kf/url',
  '/users/hotline',
  '/user/wx_track/',
  '/web-track/',
  '/payment/order/sub',
  '/sku/number/',
  '/sku/promotion/info',
  '/course/series/getCourseSeriesInfo',
  '/course/catalog/list',
  '/stock-score/stock-list',
]

const EXPOSED = 'x-trace-id, date'

type AnyHandler = (input: unknown, visit: Visit) => unknown
export type AllHandlers = Record<string, Record<string, AnyHandler>>

interface RouterOptions {
  handlers: AllHandlers
  readToken: (token: string) => Promise<Session | null>
  /** A ticket to a live room, for one connection: beside the calls, like the gateway. */
  roomTicket: (session: Session) => Promise<{ ticket: string; expireSec: number }>
  now: () => number
  origins: () => readonly string[]
  log: (line: string) => void
  /** Requests processed with an `Idempotency-Key`; undefined: the header is ignored. */
  repeats: Repeats | undefined
  /** Validate responses against their schema: a handler that breaks the contract answers 500. */
  strict: boolean
}

/**
 * Every call of the contract as a route below /api: input validated, caller authenticated, response in its envelope.
 */
export function createRouter(options: RouterOptions): WebApp {
  const app = createWebApp()
  app.use(async (context, next) => {
    await next()
    dress(context, options.origins())
  })
  app.options('*', (context) => context.body(null, 204))
  app.post('/room/ticket', async (context) => {
    const session = await callerOf(context, options)
    if (!session) throw unauthorized()
    return context.json(envelope(0, await options.roomTicket(session), ''))
  })
  for (const {
    call,
    place: [domain, name],
  } of inOrder()) {
    const handler = options.handlers[domain]?.[name]
    if (!handler) throw new Error(`no handler for ${domain}.${name}`)
    for (const path of formsOf(call.path.replace(/\{(\w+)\}/g, ':$1'))) {
      app.on(call.method, path, (context) => answer(call, handler, context, options))
    }
  }
  app.all('*', (context) => context.json(envelope(40400, null, '接口不存在'), 404))
  app.onError((error, context) => {
    if (error instanceof Refusal) {
      // The rest of an unfinished request is not awaited.
      if (error.status === 413) context.header('connection', 'close')
      return context.json(envelope(error.code, null, error.message), error.status)
    }
    options.log(faultLine(`500 ${context.req.method} ${context.req.path}`, error))
    return context.json(envelope(500, null, '服务繁忙，请稍后再试'), 500)
  })
  return app
}

/** Paths that may be short for a longer one are served in both forms. product A2 */
export function formsOf(path: string): string[] {
  const isShort =
    /^\/(?:evaluation\/(?:info|redo)|profile\/submit|survey\/(?:answer-info|topic-list|submit-answer)|verify\/.+)$/.test(
      path,
    )
  return isShort ? [path, `/new-evaluation${path}`] : [path]
}

/**
 * The calls of the contract, literal paths before those with parameters: `/team/info` is not the team with the id info.
 */
function inOrder() {
  const calls = Object.entries(contract).flatMap(([domain, ofDomain]) =>
    Object.entries<Call>(ofDomain).map(([name, call]) => ({ call, place: [domain, name] as const })),
  )
  return calls.toSorted((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')))
}

async function answer(call: Call, handler: AnyHandler, context: Context, options: RouterOptions): Promise<Response> {
  const session = await callerOf(context, options)
  if (!session && !isOpen(call)) throw unauthorized()
  const input = await readInput(call, context)
  const known = () => {
    if (!session) throw unauthorized()
    return session
  }
  const origin = originOf(context, options.origins())
  const work = async () => handler(input, { session, known, now: options.now(), origin, address: addressOf(context) })
  const key = call.effects ? context.req.header('idempotency-key') : undefined
  if (key === undefined || !options.repeats) return answered(call, await work(), context, options)
  const whose = `${session?.user.userId ?? 'guest'} ${context.req.method} ${context.req.path} ${key}`
  const { data, repeated } = await options.repeats.once(whose, work)
  if (repeated) context.header('idempotency-replayed', 'true')
  return answered(call, data, context, options)
}

function answered(call: Call, data: unknown, context: Context, options: RouterOptions): Response {
  if (options.strict) holdTo(call, data)
  return context.json(envelope(0, data ?? null, ''))
}

/** Whether a call may be made without login; its handler may still need the caller. */
export function isOpen(call: Call): boolean {
  return call.public || OPEN.some((family) => call.path.startsWith(family))
}

/** The session of the bearer token, if it is valid. */
async function callerOf({ req }: Context, { readToken }: RouterOptions): Promise<Session | null> {
  const [, token] = /^Bearer (\S+)$/.exec(req.header('authorization') ?? '') ?? []
  return token === undefined ? null : readToken(token)
}

function addressOf({ env }: Context): string | null {
  // Only node-server binds the connection.
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? null
}

/** The origin of the page: from the Origin header, else from the request; null when it is not ours. */
function originOf(context: Context, origins: readonly string[]): string | null {
  const said = context.req.header('origin')
  if (said !== undefined) return origins.includes(said) ? said : null
  const host = context.req.header('host') ?? new URL(context.req.url).host
  return origins.find((each) => new URL(each).host === host) ?? null
}

function dress(context: Context, origins: readonly string[]): void {
  const { headers } = context.res
  const isPublic = context.req.path.includes('/public/') && context.req.header('authorization') === undefined
  headers.set('x-trace-id', randomUUID().replaceAll('-', ''))
  headers.set('cache-control', isPublic ? 'no-cache' : 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('access-control-expose-headers', EXPOSED)
  headers.append('vary', 'Authorization, Origin')
  const origin = context.req.header('origin')
  if (origin === undefined || !origins.includes(origin)) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-headers', 'authorization, content-type, idempotency-key')
  headers.set('access-control-allow-methods', 'GET, POST, PUT')
}

function holdTo(call: Call, data: unknown): void {
  const parsed = safeParse(call.output, data)
  const where = parsed.success ? lost(data, parsed.output) : parsed.issues[0].path?.map(({ key }) => key).join('.')
  if (where !== undefined) throw new Error(`${call.method} ${call.path} breaks the contract at ${where}`)
}

/** Where the parsed response has fewer rows: lists drop rows they cannot parse. */
function lost(data: unknown, parsed: unknown, path = 'data'): string | undefined {
  if (Array.isArray(data) && Array.isArray(parsed)) {
    if (data.length !== parsed.length) return path
    for (const [index, row] of data.entries()) {
      const found = lost(row, parsed[index], `${path}.${index}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (data === null || typeof data !== 'object') return undefined
  const read = new Map<string, unknown>(Object.entries(parsed ?? {}))
  for (const [key, value] of Object.entries(data)) {
    const found = read.has(key) ? lost(value, read.get(key), `${path}.${key}`) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** The envelope of every response. spec §3 */
export function envelope(code: number, data: unknown, message: string) {
  return { code, data, message }
}
