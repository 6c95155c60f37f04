import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pageWords } from '#app/shell/page-words.ts'
import { buildEdge } from '#build/edge.ts'
import { createEdge } from '#edge/handler.ts'
import { filesIn } from '#edge/node/files.ts'
import { serve } from '#edge/node/server.ts'
import { requestsTo } from '#edge/services.ts'
import { settingsOf } from '#config/settings.ts'
import { FILE_TYPES } from '#lib/path/file-types.ts'
import { root } from '#test/ready.mjs'

interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A way of running the handler. */
export interface Way {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answered>
  stop(): Promise<unknown>
}

export interface Places {
  dist: string
  api: string
}

export const ORIGINS = ['https://h5.test', 'http://localhost']

/** All ways by name; each serves the same build and uses the same service. */
export const ways: Readonly<Record<string, (places: Places) => Promise<Way>>> = {
  'the handler itself': async ({ dist, api }) => {
    const server = serve(
      createEdge({ files: filesIn([dist]), origins: ORIGINS, request: requestsTo({ api }, fetch), words: pageWords })
        .reply,
      ORIGINS,
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { get: asker(port), stop: async () => void (server.closeAllConnections(), server.close()) }
  },
  'node server.mjs': async ({ dist, api }) => {
    const file = await built()
    const origins = ORIGINS.flatMap((each) => ['--origin', `${each}/`])
    const args = [file, '--dist', dist, '--api', api, '--port', '0', ...origins]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    return { get: asker(await portOf(child)), stop: () => ended(child) }
  },
  workerd: async ({ dist, api }) => {
    const { Miniflare } = await import('miniflare')
    const worker = new Miniflare({
      modules: [{ type: 'ESModule', path: 'server.mjs', contents: readFileSync(await built(), 'utf8') }],
      compatibilityDate: '2026-04-01',
      bindings: { API: api, ORIGIN: ORIGINS.join('/ ') },
      serviceBindings: { ASSETS: ({ url }: { url: string }) => assetAt(dist, new URL(url).pathname) },
    })
    const { port } = await worker.ready
    return { get: asker(Number(port)), stop: () => worker.dispose() }
  },
}

const define = { __SETTINGS__: JSON.stringify(settingsOf({})) }

let building: Promise<string> | undefined
/** The file that the build writes. */
export function built(): Promise<string> {
  const folder = join(root, `node_modules/.cache/edge-${process.pid}`)
  building ??= buildEdge({ root, define }, folder).then(() => join(folder, 'server.mjs'))
  return building
}

/** Static files as an edge platform serves them. */
async function assetAt(dist: string, path: string) {
  const { Response } = await import('miniflare')
  const stored = await filesIn([dist])(path)
  if (!stored) return new Response('', { status: 404 })
  const type = FILE_TYPES.get(/\.[^.]+$/.exec(path)?.[0] ?? '') ?? 'application/octet-stream'
  return new Response(stored.body, { headers: { etag: `"${stored.version}"`, 'content-type': type } })
}

/** Sends the path and the headers unchanged. */
function asker(port: number): Way['get'] {
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const all = { host: 'h5.test', ...headers }
      const sent = request({ port, path, method, headers: all, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end()
    })
}

/** Where a started server listens. */
export async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('the server has no output')
  for await (const line of createInterface(stdout)) {
    const port = / on port (\d+)$/.exec(line)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error('the server did not start')
}

function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return gone
}
