import type { Call } from '#api/call.ts'

/**
 * Identifies a request: `GET /path?a=1&b=2`, path parameters filled in, query keys sorted, undefined omitted; a JSON
 * body follows as text. Never throws: an input that cannot be sent still has a key. SWR and snapshots use it.
 */
export function callKey(call: Call, input: unknown): string {
  const { path, query, body } = layOut(call, input, escaped)
  return `${call.method} ${path}${query}${body === undefined ? '' : ` ${body}`}`
}

/** The parts of a request; `query` begins with `?` or is empty. */
export interface Layout {
  path: string
  query: string
  body: string | undefined
  /** Identifies the intended action, however often the request arrives. */
  idempotencyKey?: string
}

/**
 * Puts an input where the call expects it; `fill` turns a path parameter into a segment and may throw. An input of
 * `query+json` calls has `query` and `body`. spec §7
 */
export function layOut(call: Call, input: unknown, fill: (value: unknown, name: string) => string): Layout {
  const rest = new Map(fieldsOf(input))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return fill(value, name)
  })
  const body = call.send === 'json' ? Object.fromEntries(rest) : rest.get('body')
  if (call.send === 'query+json') return { path, query: queryOf(fieldsOf(rest.get('query'))), body: text(body) }
  if (call.send === 'json') return { path, query: '', body: text(body) }
  return { path, query: call.send === 'query' ? queryOf([...rest]) : '', body: undefined }
}

function fieldsOf(input: unknown): [string, unknown][] {
  const fields: [string, unknown][] = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return fields.filter(([, value]) => value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1))
}

function queryOf(fields: [string, unknown][]): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) query.append(name, plain(one))
  }
  const written = query.toString()
  return written && `?${written}`
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : text(value)
}

function text(value: unknown): string {
  return JSON.stringify(value ?? {})
}

/** `encodeURIComponent` throws on a lone surrogate, this does not. */
function escaped(value: unknown): string {
  return new URLSearchParams({ v: plain(value) }).toString().slice(2)
}
