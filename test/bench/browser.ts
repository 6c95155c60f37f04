import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, connect, type Session } from './protocol.ts'
import { identity } from './secure.ts'
import type { Skin } from './targets.ts'

/** The phone: processor four times slower, slow 4G, 390 × 844 at three dots a pixel. test/bench/README.md */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true }
const WIDE = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }
const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Mobile Safari/537.36'
const DESKTOP_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--lang=zh-CN',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
]

export interface BrowserOptions {
  executable: string
  /** A folder that outlives the process: caches, workers, storage. */
  profile: string
  /** False leaves processor and network as they are. */
  slow?: boolean
  /** The device it reports, and its width. */
  skin?: Skin
}

/** A browser process with one page. */
export interface Browser {
  page: Session
  connection: Connection
  /** Pending requests of the page and its workers. */
  quietFor(): number
  version: string
  /** Does this with the processor at its own speed: Chromium slows it down by keeping one core busy. */
  atFullSpeed(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export async function openBrowser({
  executable,
  profile,
  slow = true,
  skin = 'mobile',
}: BrowserOptions): Promise<Browser> {
  const agent = `--user-agent=${skin === 'desktop' ? DESKTOP_AGENT : AGENT}`
  // Not "ignore all errors": then workers and the HTTP cache would be refused.
  const trusted = `--ignore-certificate-errors-spki-list=${identity().pin}`
  const child = spawn(executable, [...FLAGS, agent, trusted, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const connection = await connect(await addressOf(child))
  const quietFor = watchRequests(connection)
  const page = await attach(connection, slow, skin)
  const { product } = await connection.root.send<{ product: string }>('Browser.getVersion')
  return {
    page,
    connection,
    quietFor,
    version: product,
    async atFullSpeed(work) {
      if (slow) await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await work()
      if (slow) await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      // Answered or not: the process writes its caches and ends.
      connection.root.send('Browser.close').catch(() => undefined)
      await Promise.race([gone, pause(8_000)])
      if (child.exitCode === null) child.kill('SIGKILL')
      connection.close()
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (part) => {
      said += String(part)
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Chromium did not start: ${said.slice(-400)}`)))
  })
}

/** Attaches to every page and worker before its first line runs, and throttles it. */
function attach(connection: Connection, slow: boolean, skin: Skin): Promise<Session> {
  return new Promise((resolve, reject) => {
    connection.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const { type } = Object(targetInfo) as { type?: string }
      const session = connection.session(String(sessionId))
      // Not awaited one by one: targets waiting for us must not wait for our round trips.
      const done = [session.send('Network.enable')]
      if (slow) done.push(session.send('Network.emulateNetworkConditions', NETWORK))
      if (type === 'page') done.push(...dress(session, slow, skin))
      done.push(session.send('Runtime.runIfWaitingForDebugger'))
      Promise.all(done).then(
        () => type === 'page' && resolve(session),
        (error: unknown) => type === 'page' && reject(error),
      )
    })
    connection.root
      .send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
      .catch(reject)
  })
}

function dress(page: Session, slow: boolean, skin: Skin): Promise<unknown>[] {
  const phone = skin === 'mobile'
  return [
    page.send('Page.enable'),
    page.send('Emulation.setDeviceMetricsOverride', phone ? SCREEN : WIDE),
    page.send('Emulation.setTouchEmulationEnabled', { enabled: phone, maxTouchPoints: 5 }),
    page.send('Emulation.setCPUThrottlingRate', { rate: slow ? SLOWER : 1 }),
  ]
}

/** For how long, ms, no request has been pending; 0 while one is. */
function watchRequests(connection: Connection): () => number {
  const open = new Set<string>()
  let since = Date.now()
  const note =
    (change: (key: string) => void) =>
    (params: Record<string, unknown>, { id }: Session) => {
      change(`${id} ${String(params['requestId'])}`)
      since = Date.now()
    }
  connection.on(
    'Network.requestWillBeSent',
    note((key) => open.add(key)),
  )
  for (const end of ['loadingFinished', 'loadingFailed']) {
    connection.on(
      `Network.${end}`,
      note((key) => open.delete(key)),
    )
  }
  // A worker's own script is announced and never finished; nor is a request running when it ended.
  connection.on('Target.detachedFromTarget', ({ sessionId }) => {
    for (const key of open) if (key.startsWith(`${String(sessionId)} `)) open.delete(key)
  })
  return () => (open.size > 0 ? 0 : Date.now() - since)
}
