import type { Call } from '#api/call.ts'
import { labelOf, readAnswer } from '#api/envelope.ts'
import { HttpError, NetworkError, TimeoutError } from '#api/errors.ts'
import type { Layout } from '#api/key.ts'
import type { Bases } from '#config/environment.ts'

/** The part of `fetch` this client uses. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>

/** The log entry of an HTTP 400; not shown to the user. spec §8 */
export interface BadRequest {
  call: string
  status: number
  traceId: string | undefined
}

/** The dependencies of one round trip. */
export interface ExchangeDeps {
  bases: Bases
  fetch: FetchLike
  /** Ms until the complete response must have arrived. */
  timeout: number
  log: (entry: BadRequest) => void
}

/**
 * One request and its complete response as parsed JSON. Throws TimeoutError, NetworkError, HttpError, ShapeError; an
 * abort by `signal` throws its reason.
 */
export function exchange(
  deps: ExchangeDeps,
  call: Call,
  layout: Layout,
  bearer: string | null,
  signal?: AbortSignal,
): Promise<unknown> {
  return withDeadline(labelOf(call), deps.timeout, signal, async (stop) => {
    const response = await answerOf(deps, call, layout, bearer, stop)
    if (!response.ok) throw httpError(deps, call, response)
    return readAnswer(call, await bodyOf(call, response))
  })
}

async function answerOf(deps: ExchangeDeps, call: Call, layout: Layout, bearer: string | null, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (layout.body !== undefined) headers['content-type'] = 'application/json'
  if (layout.idempotencyKey !== undefined) headers['idempotency-key'] = layout.idempotencyKey
  if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`
  const url = deps.bases[call.base].replace(/\/+$/, '') + layout.path + layout.query
  // The service learns our origin only: the URL may have a secret in its query.
  const init: RequestInit = { method: call.method, headers, signal, referrerPolicy: 'strict-origin' }
  if (layout.body !== undefined) init.body = layout.body
  // The browser's cache does not distinguish bearer tokens.
  if (bearer !== null) init.cache = 'no-store'
  try {
    return await deps.fetch(url, init)
  } catch (cause) {
    throw new NetworkError(labelOf(call), 'no answer', { cause })
  }
}

async function bodyOf(call: Call, response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new NetworkError(labelOf(call), 'the answer broke off', { cause })
  }
}

function httpError(deps: ExchangeDeps, call: Call, response: Response): HttpError {
  const traceId = response.headers.get('x-trace-id') ?? response.headers.get('trace-id') ?? undefined
  if (response.status === 400) deps.log({ call: labelOf(call), status: 400, traceId })
  return new HttpError(labelOf(call), response.status, traceId)
}

/** Ends on time even if the network ignores the abort; a later result is ignored. */
export function withDeadline<T>(
  label: string,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const stop = (reason: Error) => {
      reject(reason)
      controller.abort()
    }
    const timer = setTimeout(() => stop(new TimeoutError(label, `no whole answer in ${ms} ms`)), ms)
    const left = () => stop(reasonOf(outer))
    const done = () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', left)
    }
    if (outer?.aborted === true) left()
    outer?.addEventListener('abort', left)
    work(controller.signal).then(resolve, reject).finally(done)
  })
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new DOMException('given up', 'AbortError')
}
