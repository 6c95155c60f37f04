import { randomBytes } from 'node:crypto'
import { createWebApp } from '#test/web-app.ts'
import { createAccess } from './access.ts'
import { createAccounts } from './accounts.ts'
import { openDatabase } from './database/open.ts'
import type { Deps, Switches } from './deps.ts'
import { createTestSide } from './faults/test-side.ts'
import { createBroadcasts } from './room/broadcast.ts'
import { createFiles } from './files/routes.ts'
import { createHandlers } from './handlers/index.ts'
import { scan } from './people/pc-login.ts'
import { createLimit } from './limit.ts'
import { signIn, testLogins } from './people/test-logins.ts'
import { createRepeats } from './repeats.ts'
import { createRoomGateway, type RoomPace } from './room/gateway.ts'
import { empty } from './room/port.ts'
import { giveTicket } from './room/ticket.ts'
import { createExchange } from './quotes/exchange.ts'
import { createPlay } from './quotes/play.ts'
import { createQuotes } from './quotes/routes.ts'
import { type AllHandlers, createRouter } from './router.ts'
import { accountsAt } from './seed/accounts.ts'
import { createContent } from './seed/content.ts'
import { createLibrary } from './seed/library.ts'
import { today } from './seed/days.ts'
import { serviceMessages } from './messages/service-messages.ts'
import { createSessions } from './sessions.ts'
import { createSmsDesk } from './sms.ts'
import { createSeals } from './stocks/proof.ts'
import { createUploads } from './uploads.ts'
import { takeNotice } from './trade/outcomes.ts'
import { createVendors } from './vendors/vendors.ts'
import type { WeChatPort } from './wechat-port.ts'

export interface ServiceOptions {
  /** `:memory:` or a folder. */
  db: string
  now?: () => number
  /** Fault injection, the journal and /__test; responses are validated against the contract. */
  faults?: boolean
  wechat: WeChatPort
  log: (line: string) => void
  /** How rooms are kept. */
  rooms?: RoomPace
  /** The secret vendors sign their webhooks with; by default a random one. */
  vendorSecret?: string
  /** Honours `Idempotency-Key`; off by default, as the real services may not. */
  keyed?: boolean
  /** A folder with `<number>.webp` for some covers. */
  covers?: string | undefined
  /** Origins of the pages. */
  origins?: readonly string[]
}

export type Service = Awaited<ReturnType<typeof createService>>

/** The reference service: `app` serves /api, /files and, for tests, /__test. */
export async function createService(options: ServiceOptions) {
  const { wechat, log, faults = false, rooms = {}, origins = ['http://localhost'], keyed } = options
  const clock = { offset: 0 }
  const now = () => (options.now ?? Date.now)() + clock.offset
  const database = await openDatabase(options.db)
  const { db } = database
  const sessions = await createSessions(db, now)
  const sms = createSmsDesk(db, now, log)
  const content = daily(now, createContent)
  const broadcasts = createBroadcasts(now, rooms.evening ? now() : undefined)
  const library = daily(now, (day) => createLibrary(day, broadcasts, now))
  const switches: Switches = { captcha: false, evalVersion: 2, refreshCode: null, expiredStatus: 401, muted: new Map() }
  const access = createAccess(db, now)
  const seals = await createSeals(db)
  const accounts = createAccounts(db, now)
  const market = createPlay(now)
  const vendors = createVendors({
    db,
    now,
    secret: options.vendorSecret ?? randomBytes(32).toString('hex'),
    deliver: async (body, headers) => void (await app.request('/notify/vendor', { method: 'POST', body, headers })),
  })
  const deps: Deps = {
    db,
    sessions,
    sms,
    access,
    accounts,
    seals,
    content,
    library,
    wechat,
    vendors,
    origins: () => origins,
    rooms: empty,
    broadcasts,
    exchange: createExchange(market.now),
    // A page sends at most 50 every three seconds.
    likeLimit: createLimit(200, 10_000, now),
    now,
    switches,
  }
  wechat.onScan(async (ticket, scanner) => {
    const who = scanner && (await accounts.ofWeChat(scanner.openid, scanner.unionid))
    return scan(ticket, who && who.user.userId, deps)
  })
  const gateway = createRoomGateway(deps, rooms, log)
  deps.rooms = gateway.port
  const repeats = keyed ? createRepeats() : undefined
  const restore = async () => {
    repeats?.clear()
    deps.likeLimit.clear()
    gateway.clear()
    broadcasts.clear()
    wechat.forgetPayments()
    await database.restart(accountsAt(today(now()), db))
    await sessions.reload()
    await seals.reload()
  }
  await database.fill(accountsAt(today(now()), db))

  const router = createRouter({
    // Looked up by the contract's own names: each handler gets the input of its own call.
    handlers: createHandlers(deps) as unknown as AllHandlers,
    readToken: (token) => sessions.read(token),
    roomTicket: (session) => giveTicket(session, deps),
    now,
    origins: () => origins,
    log,
    repeats,
    strict: faults,
  })

  const app = createWebApp()
  const testing = faults ? createTestSide({ deps, clock, restore }) : undefined
  if (testing) {
    app.use('/api/*', testing.middleware)
    app.use('/files/*', testing.middleware)
    app.route('/__test', testing.control)
  }
  app.get('/api/room', gateway.upgrade)
  app.post('/notify/vendor', (context) => takeNotice(context.req.raw, deps))
  app.route('/__vendor', vendors.app)
  // Beside the calls: its own contract, the same for every caller.
  app.route(
    '/api/quotes/v1',
    createQuotes(deps.exchange, () => origins, log),
  )
  app.route('/api', router)
  app.route('/files', createUploads(deps))
  app.route('/files', createFiles({ content, library, broadcasts, covers: options.covers }))
  return {
    app,
    /** Applies faults to any request, for what runs beside the service. */
    faults: testing?.middleware,
    /** Replays a trading day, for manual inspection at night. */
    market,
    /** Text messages sent during this run. */
    sms: () => sms.sent(),
    /** The test logins with what each demonstrates. */
    logins: () => testLogins(now()),
    /** Signs one of them in without a code. */
    signIn: (login: unknown) => signIn(login, deps),
    /** What the official account sent to its followers, newest first. */
    messages: () => serviceMessages(deps),
    /** Closes the connection to the database. */
    close() {
      gateway.clear()
      database.close()
    },
  }
}

/** Content is dated relative to today; tomorrow it is generated again. */
function daily<T>(now: () => number, make: (today: number) => T): () => T {
  let made = { day: today(now()), value: make(today(now())) }
  return () => {
    const day = today(now())
    if (made.day !== day) made = { day, value: make(day) }
    return made.value
  }
}
