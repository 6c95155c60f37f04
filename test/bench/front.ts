import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '#test/ready.mjs'
import { median, ratio } from './statistics.ts'

const REQUESTS = 4_000
const AT_ONCE = 32
const MANY = 10_000

interface Run {
  /** Requests a second. */
  rate: number
  /** ms */
  p99: number
}

interface Figures {
  /** By the number of different pages. */
  runs: Record<'one' | 'hundred', { front: Run[]; plain: Run[] }>
  /** Resident memory, MB: at the start, after the runs, after 10,000 different pages and after 10,000 others. */
  memory: { start: number; warm: number; many: number; more: number }
  /** Requests received by the service. */
  requested: number
}

/** The front handler and a static server with the same files, each in its own process, in turn. */
export async function measureFront(dist: string, rounds: number): Promise<Figures> {
  let requested = 0
  const api = createServer((_, answer) => {
    requested += 1
    answer.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=600' }).end(ANSWER)
  })
  await new Promise<void>((resolve) => api.listen(0, resolve))
  // It listens on a port.
  const { port } = api.address() as AddressInfo
  const handler = join(root, 'dist-edge/server.mjs')
  const front = await start([handler, '--dist', dist, '--api', `http://localhost:${port}`, '--port', '0'])
  const plain = await start(['--import', 'tsx', 'test/bench/static-server.ts', dist])
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const figures: Figures = {
      runs: { one: { front: [], plain: [] }, hundred: { front: [], plain: [] } },
      memory: { start: residentOf(front.child), warm: 0, many: 0, more: 0 },
      requested: 0,
    }
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, pages] of [
        ['one', 1],
        ['hundred', 100],
      ] as const)
        for (const [side, server] of [
          ['front', front],
          ['plain', plain],
        ] as const) {
          const run = await load(agent, server.port, REQUESTS, pages)
          // The first round warms up.
          if (round > 0) figures.runs[name][side].push(run)
        }
    figures.memory.warm = residentOf(front.child)
    await load(agent, front.port, MANY, MANY)
    figures.memory.many = residentOf(front.child)
    await load(agent, front.port, MANY, MANY, 'D')
    figures.memory.more = residentOf(front.child)
    return { ...figures, requested }
  } finally {
    agent.destroy()
    for (const { child } of [front, plain]) child.kill()
    api.closeAllConnections()
    api.close()
  }
}

/** An answer of the length of a course. */
const ANSWER = JSON.stringify({
  code: 0,
  data: { title: '课程', analysts: [], lessonCount: 30, introHtml: '<p>目录整理中</p>'.repeat(300) },
})

async function load(agent: Agent, port: number, requests: number, pages: number, prefix = 'C'): Promise<Run> {
  const took: number[] = []
  let next = 0
  const walk = async () => {
    while (next < requests) {
      const page = next++ % pages
      const begun = performance.now()
      await fetched(agent, port, `/course/${prefix}${page}`)
      took.push(performance.now() - begun)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const seconds = (performance.now() - begun) / 1000
  took.sort((a, b) => a - b)
  return { rate: requests / seconds, p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN }
}

function fetched(agent: Agent, port: number, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br', 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Mobile' }
  return new Promise((resolve, reject) => {
    get({ agent, port, path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
      answer.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
}

async function start(args: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const port = /on port (\d+)$/.exec(line)?.[1]
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error(`${args[0]} did not start`)
}

/** Resident memory of a process, MB. */
function residentOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}

/** The table of the front handler. */
export function frontReport({ runs, memory, requested }: Figures, load: number): string {
  const rowsOf = (words: string, { front, plain }: Figures['runs']['one']) => {
    const [rate, p99] = [(run: Run) => run.rate, (run: Run) => run.p99]
    return [
      line(`${words}: requests a second`, front.map(rate), plain.map(rate), '≥ 0.7'),
      line(`${words}: p99, ms`, front.map(p99), plain.map(p99), '≤ 2'),
    ]
  }
  const rows = [...rowsOf('1 page', runs.one), ...rowsOf('100 pages', runs.hundred)]
  const [first] = cpus()
  return `Medians of ${runs.one.front.length} rounds, ${REQUESTS} requests each, ${AT_ONCE} at a time, cache warm; ${new Date().toISOString().slice(0, 10)}; ${first?.model}, ${cpus().length} cores, Node ${process.versions.node} (load ${load.toFixed(1)} before the run).

| | front handler | static server | ÷ | goal |
|---|--:|--:|--:|---|
${rows.join('\n')}

Resident memory of the handler: ${memory.start.toFixed(0)} MB at the start, ${memory.warm.toFixed(0)} MB after ${REQUESTS * 2 * (runs.one.front.length + 1)} requests, ${memory.many.toFixed(0)} MB after ${MANY} different pages, ${memory.more.toFixed(0)} MB after ${MANY} others. The service got ${requested} requests in all.
`
}

function line(words: string, front: readonly number[], plain: readonly number[], goal: string): string {
  const [own, base] = [median(front), median(plain)].map((value) => value.toFixed(value < 100 ? 1 : 0))
  return `| ${words} | ${own} | ${base} | ${ratio(front, plain).toFixed(2)} | ${goal} |`
}
