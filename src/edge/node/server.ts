import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Edge } from '#edge/handler.ts'

const { createServer } = process.getBuiltinModule('node:http')

/** What the handler reads of a request: nothing that says who asks. */
const READ = ['user-agent', 'accept-encoding', 'if-none-match'] as const

/** Serves over plain HTTP, behind whatever ends TLS. @param origins where the site is; the first stands for any other */
export function serve(edge: Edge, origins: readonly string[]): Server {
  const server = createServer((incoming, outgoing) => {
    void answer(edge, origins, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'cache-control': 'no-store' })
      outgoing.end()
    })
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // Longer than a client or a balancer waits between two requests.
  server.keepAliveTimeout = 75_000
  return server
}

async function answer(edge: Edge, origins: readonly string[], incoming: IncomingMessage, outgoing: ServerResponse) {
  const request = requestOf(incoming, origins)
  if (!request) {
    outgoing.writeHead(400, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end()
    return
  }
  const response = await edge(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(response.body === null ? undefined : new Uint8Array(await response.arrayBuffer()))
  // A body that nobody reads would hold the connection.
  incoming.resume()
}

/** The request as the handler takes it; undefined where its target is no path. */
function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage, origins: readonly string[]) {
  // `http://elsewhere/` and `*` are for proxies. Put behind an origin, `//elsewhere/` stays a path.
  if (!url.startsWith('/')) return undefined
  const origin = origins.find((each) => new URL(each).host === headers.host) ?? origins[0] ?? 'http://localhost'
  const read = new Headers()
  for (const name of READ) {
    const value = headers[name]
    if (typeof value === 'string') read.set(name, value)
  }
  try {
    return new Request(origin + url, { method, headers: read })
  } catch {
    // A method that no page has, an address that cannot be read.
    return undefined
  }
}
