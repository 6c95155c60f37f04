import { FILE_TYPES } from '#lib/path/file-types.ts'
import { plainHeaders } from './policy.ts'

/** The parts of a request that the handler reads: no cookies, no credentials, no forwarded addresses. */
export interface Visit {
  method: string
  /** The path, normalized as by `URL`. */
  path: string
  /** The query with its question mark, or ''. */
  search: string
  host: string
  header(name: 'user-agent' | 'if-none-match' | 'accept-encoding'): string | null
}

/** A response before it becomes a `Response`, which is expensive to create in Node. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | null
}

export function toVisit({ method, url, headers }: Request): Visit {
  const { pathname: path, search, host } = new URL(url)
  return { method, path, search, host, header: (name) => headers.get(name) }
}

export function toResponse({ body, ...init }: Reply): Response {
  return new Response(body, init)
}

/** A body with its ETag, or 304. */
export function sent(
  body: Uint8Array<ArrayBuffer>,
  version: string,
  headers: Record<string, string>,
  visit: Visit,
): Reply {
  const etag = `W/"${version}"`
  if (visit.header('if-none-match') === etag) return { status: 304, headers: { ...headers, etag }, body: null }
  return { status: 200, headers: { ...headers, etag, 'content-length': String(body.length) }, body }
}

export function text(message: string, status: number, headers: Record<string, string> = {}): Reply {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...plainHeaders(), ...type, ...headers }, body: new TextEncoder().encode(message) }
}

/** A redirect to a path of this site. */
export function redirected(location: string): Reply {
  return { status: 302, headers: { ...plainHeaders(), location, 'cache-control': 'no-cache' }, body: null }
}

export const missing = () => text('not found', 404)

/** Content type by extension, revalidated on each use. */
export function fileHeaders(extension: string): Record<string, string> {
  return { 'content-type': FILE_TYPES.get(extension) ?? 'application/octet-stream', 'cache-control': 'no-cache' }
}
