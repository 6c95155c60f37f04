import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePorts } from '#test/free-ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const WRITES = 300
const KILLED_AFTER = 180
const AT_ONCE = 8

let folder = ''
let port = 0
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'durable-'))
  port = await freePorts()
})
afterEach(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

/** The service in a separate process, ready for requests. */
async function launch(): Promise<void> {
  const env = { ...process.env, PORT: String(port), DATA: folder, DIST: folder, FAULTS: '1' }
  const running = spawn(process.execPath, ['--import', 'tsx', 'test/serve.ts'], { cwd: root, env })
  child = running
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data.toString()
      if (said.includes('/__wechat/')) resolve()
    }
    running.stdout.on('data', hear)
    running.stderr.on('data', hear)
    running.once('exit', () => reject(new Error(`the service ended: ${said}`)))
  })
}

/** No graceful shutdown: pending work is not completed. */
async function kill(): Promise<void> {
  if (!child || child.signalCode !== null || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function ask(path: string, token: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  // Every response is JSON; examined below.
  return Object(await (await globalThis.fetch(`http://localhost:${port}${path}`, init)).json())
}

const address = { name: '示例', mobile: '13900000000', province: '浙江省', city: '杭州市', district: '西湖区' }

/** One write of each kind; returns what must be found again. */
async function write(n: number, tokens: readonly string[]): Promise<[token: string, path: string, text: string]> {
  const token = tokens[n % tokens.length] ?? ''
  if (n % 3 === 0) {
    const mobile = `137${String(n).padStart(8, '0')}`
    const { accessToken } = await ask('/__test/login', '', { mobile })
    return [accessToken, '/api/users/me', `用户${mobile.slice(-4)}`]
  }
  if (n % 3 === 1) {
    const detail = `示例路 ${n} 号 2 单元 301`
    const { code, data } = await ask('/api/user/address/v2', token, { ...address, detail })
    if (code !== 0) throw new Error(`address ${code}`)
    return [token, '/api/user/address', data.id]
  }
  const target = `LR${n}`
  const { code } = await ask(`/api/notice-sub/set?kind=POOL&targetId=${target}&on=true`, token, {})
  if (code !== 0) throw new Error(`notice ${code}`)
  return [token, '/api/notice-sub/me', target]
}

it('recovers every acknowledged write after the service is killed', async () => {
  await launch()
  const tokens = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, n) => (await ask('/__test/login', '', { mobile: `136${10000000 + n}` })).accessToken,
    ),
  )
  const kept: Awaited<ReturnType<typeof write>>[] = []
  let next = 0
  let unanswered = 0
  const writer = async () => {
    while (next < WRITES && unanswered === 0) {
      const n = next
      next += 1
      try {
        kept.push(await write(n, tokens))
      } catch (error) {
        if (!child?.killed) throw error
        unanswered += 1
      }
      if (kept.length === KILLED_AFTER) child?.kill('SIGKILL')
    }
  }
  const writeOn = () => Promise.all(Array.from({ length: AT_ONCE }, writer))
  await writeOn()
  expect(unanswered).toBeGreaterThan(0)

  await kill()
  await launch()
  const pages = [...new Set(kept.map(([token, path]) => `${token} ${path}`))]
  const read = pages.map(async (page) => {
    const [token = '', path = ''] = page.split(' ')
    return [page, JSON.stringify(await ask(path, token))] as const
  })
  const answers = new Map(await Promise.all(read))
  const lost = kept.filter(([token, path, text]) => answers.get(`${token} ${path}`)?.includes(text) !== true)
  expect(lost).toEqual([])
  // Afterwards the service works as usual.
  unanswered = 0
  await writeOn()
  expect(kept.length).toBeGreaterThanOrEqual(WRITES - AT_ONCE)
}, 240_000)
