import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#test/ready.mjs'
import { median } from './statistics.ts'

const REQUESTS = 10_000
const AT_ONCE = 8
const STARTS = 3
const MOBILE = '13800000002'

/** Typical reads and writes, guests and a customer in turn. */
const calls = [
  'GET /public/current-time',
  'GET /public/article-course/list',
  'GET /public/article-course/detail?number=C101',
  'POST /public/articleList',
  'GET /public/articleInfo?id=A101',
  'GET /public/room/card-list',
  'GET /public/team',
  'GET /users/me',
  'GET /article/course',
  'GET /chat_dialog/list?chatId=CR01',
  'GET /live/room/list',
  'GET /stock/my/list',
  'GET /live/room/like?roomId=LR01&count=1',
  'GET /coupons/coupons/me',
  'POST /notice-sub/set?kind=LIVE&targetId=LR02&on=true',
  'GET /live/room/LR01/info',
] as const

interface Figures {
  /** From the start of the process until it reports its address, ms. */
  ready: number[]
  /** Resident memory, MB. */
  rssReady: number
  rssAfter: number
  /** For all requests, s. */
  seconds: number
  /** Answers other than 200. */
  failed: number
}

/** The server of `npm start` in a separate process, with a new data folder. */
export async function measureService(port: number): Promise<Figures> {
  const figures: Figures = { ready: [], rssReady: 0, rssAfter: 0, seconds: 0, failed: 0 }
  for (let round = 0; round < STARTS; round += 1) {
    const data = await mkdtemp(join(tmpdir(), 'bench-data-'))
    try {
      const server = await launch(port, data)
      figures.ready.push(server.ready)
      try {
        if (round === STARTS - 1) await load(port, server, figures)
      } finally {
        const ended = once(server.child, 'exit')
        server.child.kill()
        await ended
      }
    } finally {
      await rm(data, { recursive: true, force: true, maxRetries: 3 })
    }
  }
  return figures
}

/** The small table beside that of the pages. */
export function serviceReport(figures: Figures & { types: number }): string {
  const { types, ready, rssReady, rssAfter, seconds, failed } = figures
  const [first] = cpus()
  const machine = `${first?.model ?? 'unknown processor'}, ${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)} after the run), Node ${process.versions.node}`
  const rows = [
    ['ready after `npm start` with a finished build, ms', median(ready).toFixed(0)],
    ['resident memory when ready, MB', rssReady.toFixed(0)],
    [`resident memory after ${REQUESTS} requests, MB`, rssAfter.toFixed(0)],
    [`requests a second, ${AT_ONCE} at once`, (REQUESTS / seconds).toFixed(0)],
    ['answers other than 200', String(failed)],
    ['type check of contract, client and service, s of processor', types.toFixed(1)],
  ] as const
  const wide = Math.max(...rows.map(([words]) => words.length))
  const lines = [['service', ''], ['-'.repeat(wide), '---:'], ...rows].map(
    ([words = '', figure = '']) => `| ${words.padEnd(wide)} | ${figure.padStart(4)} |`,
  )
  return `Median of ${STARTS} starts; ${new Date().toISOString().slice(0, 10)}; ${machine}.\n\n${lines.join('\n')}\n`
}

interface Launched {
  child: ChildProcess
  ready: number
  /** Its output. */
  said: () => string
}

async function launch(port: number, data: string): Promise<Launched> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['test/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA: data },
  })
  let text = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      text += bytes.toString()
      if (text.includes('/__wechat/')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`the service ended: ${text}`)))
  })
  return { child, ready: performance.now() - begun, said: () => text }
}

async function load(port: number, { child, said }: Launched, figures: Figures): Promise<void> {
  const base = `http://localhost:${port}/api`
  const token = await signIn(base, said)
  figures.rssReady = residentOf(child)
  const begun = performance.now()
  let next = 0
  const walk = async () => {
    while (next < REQUESTS) {
      const n = next++
      const [method = 'GET', path = ''] = calls[n % calls.length]?.split(' ') ?? []
      const isGuest = path.startsWith('/public/')
      const response = await fetch(base + path, {
        method,
        headers: isGuest ? {} : { authorization: `Bearer ${token}` },
      })
      await response.arrayBuffer()
      if (!response.ok) figures.failed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  figures.seconds = (performance.now() - begun) / 1000
  figures.rssAfter = residentOf(child)
}

/** With the code shown in the log. */
async function signIn(base: string, said: () => string): Promise<string> {
  const post = async (path: string, body: object): Promise<{ data: { accessToken?: string } }> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer: unknown = await (await fetch(base + path, init)).json()
    return answer as { data: { accessToken?: string } } // the envelope of the service
  }
  await post('/sms/v2/ic-verification-code', { mobile: MOBILE, scene: 'LOGIN' })
  const code = new RegExp(`${MOBILE} → (\\d{6})`).exec(said())?.[1] ?? ''
  const { data } = await post('/auth/v2/mobile-login', { mobile: MOBILE, code, accountType: '1099' })
  if (data.accessToken === undefined) throw new Error('the bench could not sign in')
  return data.accessToken
}

/** Resident memory of a process, MB. */
function residentOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}
