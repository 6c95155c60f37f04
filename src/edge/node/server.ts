import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Edge } from '#edge/handler.ts'
import type { Visit } from '#edge/reply.ts'

const { createServer } = process.getBuiltinModule('node:http')

/** A plain HTTP server, for use behind a TLS proxy. @param origins the public ones; the first is used for unknown hosts */
export function serve(reply: Edge['reply'], origins: readonly string[]): Server {
  const server = createServer((incoming, outgoing) => {
    void answer(lastly, origins, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'cache-control': 'no-store' })
      outgoing.end()
    })
  })
  // A load balancer would go on using its connections to a server that has been stopped.
  const lastly: typeof reply = async (visit) => {
    const made = await reply(visit)
    return server.listening ? made : { ...made, headers: { ...made.headers, connection: 'close' } }
  }
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // Longer than the idle time of usual load balancers.
  server.keepAliveTimeout = 75_000
  return server
}

async function answer(
  reply: Edge['reply'],
  origins: readonly string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const visit = visitOf(incoming, origins)
  // An unread body would keep the connection busy.
  incoming.resume()
  if (!visit) {
    outgoing.writeHead(400, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end()
    return
  }
  const { status, headers, body } = await reply(visit)
  outgoing.writeHead(status, headers)
  if (body === null) outgoing.end()
  else outgoing.end(body)
}

/** Paths that `URL` would not change. */
const NORMAL = /^(?:\/[\w-][\w.-]*)*\/?$/

/** The visit of a request; undefined for a target that is no path. */
function visitOf(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  origins: readonly string[],
): Visit | undefined {
  // `http://elsewhere/` and `*` are for proxies.
  if (!url.startsWith('/')) return undefined
  const place = placeOf(url)
  if (!place) return undefined
  const host = headers.host ?? ''
  return {
    method,
    ...place,
    host: origins.some((each) => each.endsWith(`//${host}`)) ? host : '',
    header: (name) => headers[name] ?? null,
  }
}

function placeOf(url: string): Pick<Visit, 'path' | 'search'> | undefined {
  if (NORMAL.test(url)) return { path: url, search: '' }
  try {
    // Appended to an origin, `//elsewhere/` stays a path.
    const { pathname: path, search } = new URL(`http://localhost${url}`)
    return { path, search }
  } catch {
    return undefined
  }
}
