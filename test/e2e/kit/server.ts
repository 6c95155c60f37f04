import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { freePorts } from '#test/free-ports.ts'
import { isFree } from '#test/ready.mjs'
import { ID_HEADER } from '#test/service-id.ts'

/** A served app with its own database: outside WeChat, inside it, and the test switches. */
export interface Server {
  /** Outside WeChat. */
  plain: string
  /** Inside WeChat. */
  wechat: string
  /** Stops it like a power failure. */
  kill(): Promise<void>
  /** The same addresses again, with an empty database. */
  revive(): Promise<void>
  /** Calls a switch of the service, e.g. `fault`. */
  control(name: string, body?: unknown): Promise<unknown>
  /** The service's requests, oldest first. */
  journal(path?: string): Promise<JournalEntry[]>
  /** The newest code sent to this number. */
  smsCode(mobile: string): Promise<string>
  /** Tokens of a seeded customer. */
  tokens(mobile: string): Promise<Tokens>
  /** Tokens of a visitor from WeChat without a number. */
  visitor(openId: string): Promise<Tokens>
}

/** From now to a time in Shanghai such as 2026-11-23T10:20. */
const offsetTo = (time: string) => ({ offset: Date.parse(`${time}:00+08:00`) - Date.now() })

/** Sets the clock of the service until its next reset; its accounts stay as they are. */
export const setClock = (server: Server, time: string) => server.control('clock', offsetTo(time))

/** Resets the service at this time: whatever its accounts have was made in the days before it. */
export const beginAt = (server: Server, time: string) => server.control('reset', offsetTo(time))

/** Resets it on a Monday morning, while the market is open and prices move. */
export const atTradingTime = (server: Server) => beginAt(server, '2026-11-23T10:20')

interface Tokens {
  accessToken: string
  refreshToken: string
  openId?: string
  wxId?: string
}

export interface JournalEntry {
  method: string
  path: string
  query: Record<string, string>
  body?: unknown
  [more: string]: unknown
}

const root = new URL('../../..', import.meta.url).pathname

/** Starts `test/serve.ts` on two free ports. */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const own = { ...env, SERVICE_ID: randomUUID() }
  const started = await launchAnywhere(own)
  const { port } = started
  let { child } = started
  const plain = `http://localhost:${port}`
  const wechat = `http://localhost:${port + 1}`
  const json = async (path: string, init?: RequestInit) => {
    const ask = () => fetch(`${plain}/__test/${path}`, init)
    // A kept-alive connection may just have been closed; setting a switch twice is harmless.
    const answer = await ask().catch(ask)
    if (!isFrom(answer, own)) throw new Error(`another service answers at ${plain}`)
    return answer.json()
  }
  const control = (name: string, body: unknown = {}) =>
    json(name, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return {
    plain,
    wechat,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    async revive() {
      child = await launch(port, own)
    },
    control,
    journal: (path) => json(`journal${path === undefined ? '' : `?path=${encodeURIComponent(path)}`}`),
    async smsCode(mobile) {
      const sent: { code: string }[] = await json(`sms?mobile=${mobile}`)
      const last = sent.at(-1)
      if (!last) throw new Error(`no code was sent to ${mobile}`)
      return last.code
    },
    // Both switches return tokens.
    tokens: (mobile) => control('login', { mobile }) as Promise<Tokens>,
    visitor: (openId) => control('visitor', { openId }) as Promise<Tokens>,
  }
}

interface Identified extends Record<string, string> {
  SERVICE_ID: string
}

const isFrom = (answer: Response, { SERVICE_ID }: Identified) => answer.headers.get(ID_HEADER) === SERVICE_ID

async function launchAnywhere(env: Identified): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePorts()
  try {
    return { port, child: await launch(port, env) }
  } catch (error) {
    if ((await isFree(port)) && (await isFree(port + 1))) throw error
    // Another process took one of them meanwhile.
    return launchAnywhere(env)
  }
}

async function launch(port: number, env: Identified): Promise<ChildProcess> {
  // Node itself: the tsx command would start the service as its own child, which outlives it.
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA: ':memory:', FAULTS: '1', ...env },
  })
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    const answer = await fetch(`http://localhost:${port}/api/public/current-time`).catch(() => null)
    if (answer?.ok && isFrom(answer, env)) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error('the service was not ready within two minutes')
}
