import type { AddressInfo } from 'node:net'
import { createEdge } from '#edge/handler.ts'
import type { PageWords } from '#edge/page.ts'
import { requestsTo } from '#edge/services.ts'
import { filesIn } from './files.ts'
import { packed } from './packer.ts'
import { serve } from './server.ts'

const { existsSync } = process.getBuiltinModule('node:fs')
const { join, resolve } = process.getBuiltinModule('node:path')
const { parseArgs } = process.getBuiltinModule('node:util')

/** How long running replies may take after a signal, ms: less than what Docker waits before it kills. */
const GRACE = 5_000
const USAGE =
  'node server.mjs --dist <build> [--api https://…] [--quotes https://…] [--origin https://…]… [--port 8080] [--host ::]'

/** `node server.mjs …`: serves a build until it is stopped. */
export function run(args: readonly string[], words: PageWords): void {
  const stop = (sentence: string): never => {
    process.stderr.write(`${sentence}\n${USAGE}\n`)
    process.exit(1)
  }
  const { dist, api, quotes, origin: given = [], port, host } = read(args, stop)
  if (!existsSync(join(dist, 'index.html'))) stop(`There is no build in ${resolve(dist)}.`)
  for (const each of [api, quotes, ...given])
    if (each !== undefined && !/^https?:\/\/[^/]/.test(each)) stop(`${each} is no address.`)
  const origins = given.map((each) => new URL(each).origin)
  const edge = createEdge({
    files: filesIn([dist]),
    ...(origins.length > 0 && { origins }),
    request: api === undefined ? undefined : requestsTo({ api, quotes }, fetch),
    words,
  })
  const server = serve(packed(edge.reply), origins)
  server.on('error', (error) => stop(error.message))
  server.listen({ port, ...(host !== undefined && { host }) }, () => {
    // It listens on a port.
    process.stdout.write(`Serving ${resolve(dist)} on port ${(server.address() as AddressInfo).port}\n`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0))
      // Some connections send nothing, or read slowly.
      setTimeout(() => process.exit(0), GRACE)
    })
}

function read(args: readonly string[], stop: (sentence: string) => never) {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { dist: text, api: text, quotes: text, origin: { ...text, multiple: true }, port: text, host: text },
    })
    const { dist = 'dist', port = process.env['PORT'] ?? '8080', ...rest } = values
    if (!/^\d{1,5}$/.test(port)) stop(`${port} is no port.`)
    return { ...rest, dist, port: Number(port) }
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}
