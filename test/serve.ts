import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type HttpBindings, serve as listen } from '@hono/node-server'
import '#test/build-settings.ts'
import { pageWords } from '#app/shell/page-words.ts'
import { brand } from '#config/brand.ts'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { compress } from 'hono/compress'
import { WebSocketServer } from 'ws'
import { lockFolder } from '#test/service/database/lock.ts'
import { ID_HEADER } from '#test/service-id.ts'
import { createService, type Service } from '#test/service/index.ts'
import { noticeKinds } from '#test/service/seed/gifts.ts'
import { FRAME_LIMIT } from '#test/service/room/frames.ts'
import type { RoomPace } from '#test/service/room/gateway.ts'
import { createNetwork } from '#test/service/web/network.ts'
import { createSite } from '#test/service/web/site.ts'
import { offlineSwitch } from '#test/wechat/offline.ts'
import { createWechat } from '#test/wechat/wechat.ts'

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

export interface ServeOptions {
  /** The plain browser's port; WeChat is one higher. */
  port?: number
  /** Folder of the database. */
  data?: string
  inMemory?: boolean
  /** Fault switches, journal, control endpoint. */
  faults?: boolean
  /** The mode of live rooms. */
  rooms?: RoomPace
  dist?: string
  /** Whether pages contain their first public answer; off by default with `faults`, whose tests mock requests. */
  answers?: boolean
  /** A folder with `<number>.webp` for some covers. */
  covers?: string
  log?: (line: string) => void
  /** How long a request may take to arrive, ms; 10 s by default. */
  patience?: number
  /** Sent in every answer (`ID_HEADER`). */
  id?: string
}

/** A port is occupied. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use; set PORT to another one (this and the next are needed).`)
    this.name = 'PortTaken'
  }
}

/** App and service on one port, the same inside WeChat on the next; one shared database. */
export async function serve(options: ServeOptions = {}) {
  const { port = 4173, inMemory = false, data = folder('.data') } = options
  const unlock = inMemory ? () => {} : lockFolder(data)
  const { service, wechat, apps } = await assemble({ ...options, port, data })
  const line = createLine(apps, port, options.patience ?? 10_000)
  const close = async () => {
    await line.drop()
    service.close()
    unlock()
  }
  try {
    await line.start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    port,
    wechatPort: port + 1,
    service,
    wechat,
    /** Cuts the network: nothing listens, open connections are closed; the data stays. */
    dropServer: line.drop,
    /** Listens again after `dropServer`. */
    restoreServer: line.start,
    close,
  }
}

async function assemble(options: ServeOptions & { port: number; data: string }) {
  const {
    port,
    data,
    inMemory = false,
    faults = false,
    rooms = {},
    dist = folder('dist'),
    log = () => {},
    id,
    answers = !faults,
    covers,
  } = options
  const hosts = (at: number): [string, string] => [`localhost:${at}`, `127.0.0.1:${at}`]
  const origins = (at: number) => hosts(at).map((host) => `http://${host}`)
  const wechat = createWechat({
    appId: 'wx0123456789abcdef',
    appOrigin: `http://localhost:${port + 1}`,
    safeDomains: ['localhost', '127.0.0.1'],
    boundApps: [brand.appOpenId],
    templates: noticeKinds.flatMap((each) => ('templateId' in each ? each.templateId : [])),
    redirectHosts: hosts(port + 1),
  })
  const service = await createService({
    db: inMemory ? ':memory:' : data,
    faults,
    rooms,
    wechat,
    log,
    covers,
    origins: [...origins(port), ...origins(port + 1)],
  })
  const network = createNetwork()
  const site = {
    dist,
    beside: folder('public'),
    words: pageWords,
    request: answers ? async (path: string) => service.app.request(`/api${path}`) : undefined,
    // Tests request each file only once or twice.
    quality: faults ? 4 : undefined,
  }
  const outside = base(service, network, id).route('/', createSite({ ...site, origins: origins(port) }))
  const inside = base(service, network, id, offlineSwitch)
    // The simulator shows messages and codes and signs in its phone, even without the test switches.
    .get('/__test/sms', (context) => context.json(service.sms()))
    // And plays a trading day at night.
    .post('/__test/market/:switch{on|off}', (context) => {
      service.market.play(context.req.param('switch') === 'on')
      return context.json({ playing: service.market.playing() })
    })
    .get('/__test/logins', (context) => context.json(service.logins()))
    .post('/__test/login', async (context) => context.json(await service.signIn(await context.req.json())))
    .get('/__test/messages', async (context) => context.json(await service.messages()))
    .route('/', wechat.app)
    .route('/', createSite({ ...site, origins: origins(port + 1), inject: wechat.injectBridge }))
  return { service, wechat, apps: [outside, inside] }
}

/** Applications on neighbouring ports, all listening or none. */
function createLine(apps: readonly WebApp[], port: number, patience: number) {
  let open: Listening[] = []
  return {
    start: async () => {
      open = []
      for (const [index, app] of apps.entries()) open.push(await listenOn(app, port + index, patience))
    },
    drop: () => Promise.all(open.map(shut)),
  }
}

type Network = ReturnType<typeof createNetwork>

function base(service: Service, network: Network, id = '', before?: typeof offlineSwitch) {
  const app = createWebApp()
  app.use((context, next) => {
    // On the connection itself, so that it is on every answer, however it is written.
    const { outgoing } = Object(context.env) as Partial<HttpBindings>
    outgoing?.setHeader('x-content-type-options', 'nosniff')
    if (id) outgoing?.setHeader(ID_HEADER, id)
    return next()
  })
  if (before) app.use(before)
  if (service.faults) {
    app.use(network.middleware)
    app.route('/__test/network', network.app)
    // The service breaks its own paths; here the site's, e.g. a missing chunk.
    app.use('/assets/*', service.faults)
    app.use('/shells/*', service.faults)
    app.use('/sw.js', service.faults)
  }
  app.use('/api/*', compress())
  app.use('/files/*', compress())
  return app.route('/', service.app)
}

interface Listening {
  server: Server
  gateway: WebSocketServer
}

function listenOn(app: WebApp, port: number, patience: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const gateway = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT })
    const described: unknown = gateway
    // node-server types ws more narrowly.
    const websocket = { server: described as NonNullable<Parameters<typeof listen>[0]['websocket']>['server'] }
    // An upload's body may take longer; its reader aborts a silent sender.
    const serverOptions = {
      headersTimeout: patience,
      requestTimeout: 30 * patience,
      // Longer than a client's pause between two requests: reusing a connection that just ended resets it.
      keepAliveTimeout: 12 * patience,
      connectionsCheckingInterval: Math.min(1000, patience),
    }
    const listening = () => resolve({ server, gateway })
    // Without `createServer` it is a plain http server.
    const server = listen({ fetch: app.fetch, port, websocket, serverOptions }, listening) as Server
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error)
    })
  })
}

function shut({ server, gateway }: Listening): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
    // Upgraded connections no longer belong to the server.
    for (const socket of gateway.clients) socket.terminate()
  })
}

interface Places {
  port: number
  wechatPort: number
  logins: readonly { mobile: string; shows: string }[]
}

/** Without evaluation, customer of two courses, subscriber: the most different views. */
const SHOWN = ['13800000001', '13800000002', '13800000007']

/** Where to start. */
export function welcome({ port, wechatPort, logins }: Places): string {
  const shown = logins.filter(({ mobile }) => SHOWN.includes(mobile))
  return [
    '',
    `模拟器 Simulator      http://localhost:${wechatPort}/__wechat/   三个场景从这里开始 begin here`,
    `首页 Home             http://localhost:${port}/home`,
    `微信内 Inside WeChat  http://localhost:${wechatPort}/home`,
    '',
    '测试账号 Test logins（验证码出现在下方和模拟器里 codes appear below and in the simulator）',
    ...shown.map(({ mobile, shows }) => `  ${mobile}  ${shows}`),
    '',
  ].join('\n')
}

/** Starts from the environment (PORT, DATA, FAULTS, FIRST_ANSWERS, DIST, SERVICE_ID) and says where. Ends with one sentence when it cannot. */
export async function main(): Promise<void> {
  const {
    PORT = '4173',
    DATA = folder('.data'),
    FAULTS,
    FIRST_ANSWERS,
    DIST = folder('dist'),
    SERVICE_ID,
  } = process.env
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    const inMemory = DATA === ':memory:'
    const running = await serve({
      port: Number(PORT),
      data: DATA,
      dist: DIST,
      inMemory,
      faults: FAULTS === '1',
      ...(FIRST_ANSWERS === '1' && { answers: true }),
      rooms: { lifeMs: 3000, evening: FAULTS !== '1' },
      log: say,
      ...(SERVICE_ID && { id: SERVICE_ID }),
    })
    const { port, wechatPort } = running
    say(welcome({ port, wechatPort, logins: running.service.logins() }))
    const stop = () => void running.close().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
