import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { labelOf, openEnvelope } from '#api/envelope.ts'
import { DeniedError, HttpError, InputError, OfflineError, SessionError, ShapeError } from '#api/errors.ts'
import { exchange, type ExchangeDeps, type Fault, type FetchLike, withDeadline } from '#api/exchange.ts'
import { callKey, type Layout, layOut } from '#api/key.ts'
import type { Bases } from '#config/environment.ts'
import { REQUEST_TIMEOUT } from '#config/constants.ts'
import { fileSegment, segment } from '#lib/segment.ts'
import { cleanToken } from '#lib/token.ts'

/** Makes a call: resolves with the parsed `data`, rejects with an ApiError (or the reason of an aborted signal). */
export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: { signal?: AbortSignal },
) => Promise<OutputOf<C>>

/** The browser's own, as it is at the time of the call. */
export const browserFetch: FetchLike = (url, init) => globalThis.fetch(url, init)

/** What a round trip needs, with the browser's own as default. */
export interface PlainDeps {
  bases: Bases
  fetch?: FetchLike
  /** Ms until a whole answer has to be there. */
  timeout?: number
  log?: (fault: Fault) => void
}

/** The session's side of a request, handed over at boot. */
export interface SendDeps extends PlainDeps {
  token: () => string | null
  /**
   * After a 401 or 403: resolves with the token to try again with; with the failed token itself where a new one would
   * not help. Rejects when the session is over, with OfflineError when it only cannot be renewed now. spec §4
   */
  refresh: (failedToken: string | null, status: number) => Promise<string>
  /** A refresh under way: requests that start now wait for it. */
  pending?: () => Promise<unknown> | null
  /** Changes with every sign-in, sign-out and change of account. */
  epoch: () => number
  onDenied?: (call: string) => void
  /** An answer was not of the promised shape. */
  onShape?: (call: string) => void
  online?: () => boolean
  /** What changes something carries an `Idempotency-Key`: a service that knows it does it once. */
  keyed?: boolean
  /** A raw envelope that was asked for before this code arrived, by key; null or a rejection: ask again. */
  seeded?: (key: string) => unknown
}

/** `send` without session, retry or bearer: what the refresh itself goes through. */
export function createPlainSend(deps: PlainDeps): Send {
  const trip = tripWith(deps)
  return async (call, input, options) =>
    openEnvelope(call, await exchange(trip, call, prepared(call, input), null, options?.signal))
}

/** The one way to the service: envelope, timeout, bearer, refresh, errors. spec §4, §7, §8 */
export function createSend(deps: SendDeps): Send {
  const trip = tripWith(deps)
  const seed = seedsOf(deps)
  const online = deps.online ?? (() => navigator.onLine)
  return async (call, input, options) => {
    const layout = prepared(call, input)
    if (deps.keyed && call.effects) layout.idempotencyKey = idempotencyKeyOf(input)
    const planted = await seed(call, input)
    if (planted !== null) return opened(deps, call, planted)
    if (call.effects && !online()) throw new OfflineError(labelOf(call), 'not sent: the device is offline')
    const once = (bearer: string | null) => exchange(trip, call, layout, bearer, options?.signal)
    return opened(deps, call, await signed(deps, labelOf(call), once))
  }
}

function opened<C extends Call>({ onShape }: SendDeps, call: C, answer: unknown): OutputOf<C> {
  try {
    return openEnvelope(call, answer)
  } catch (error) {
    if (error instanceof ShapeError) onShape?.(labelOf(call))
    throw error
  }
}

/** Sends with the bearer; after a 401 or 403 once more with a renewed one. spec §4 */
async function signed(deps: SendDeps, label: string, once: (bearer: string | null) => Promise<unknown>) {
  const epoch = deps.epoch()
  await deps.pending?.()?.catch(() => undefined)
  if (deps.epoch() !== epoch) throw new SessionError(label, 'the session ended meanwhile')
  const bearer = cleanToken(deps.token())
  try {
    return await once(bearer)
  } catch (error) {
    const status = refusedBy(error)
    if (status === null) throw error
    const renewed = await renew(deps, label, bearer, status)
    if (deps.epoch() !== epoch) throw new SessionError(label, 'another session began meanwhile', { cause: error })
    if (renewed === bearer) throw denied(deps, label, error)
    return await once(renewed).catch((again: unknown) => {
      throw refusedBy(again) === null ? again : denied(deps, label, again)
    })
  }
}

async function renew(deps: SendDeps, label: string, bearer: string | null, status: number): Promise<string> {
  try {
    return await deps.refresh(bearer, status)
  } catch (cause) {
    if (cause instanceof OfflineError)
      throw new OfflineError(label, 'offline: the session cannot be renewed', { cause })
    throw new SessionError(label, 'the session is over', { cause })
  }
}

function refusedBy(error: unknown): number | null {
  return error instanceof HttpError && (error.status === 401 || error.status === 403) ? error.status : null
}

function denied(deps: SendDeps, label: string, cause: unknown): DeniedError {
  deps.onDenied?.(label)
  return new DeniedError(label, 'not allowed', { cause })
}

function prepared(call: Call, input: unknown): Layout {
  try {
    return layOut(call, input, (value, name) => {
      if (name === 'filename') return fileSegment(value)
      return segment(typeof value === 'boolean' ? String(value) : value)
    })
  } catch (cause) {
    throw new InputError(labelOf(call), 'a path parameter is no single segment', { cause })
  }
}

/** The number of the attempt, which all its presses share; else one of this request, which the browser may repeat. */
function idempotencyKeyOf(input: unknown): string {
  const { clientNo } = Object(input) as { clientNo?: unknown }
  if (typeof clientNo === 'string') return clientNo
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/** Each planted answer serves once, and only a read that may be repeated. */
function seedsOf(deps: SendDeps): (call: Call, input: unknown) => Promise<unknown> {
  const used = new Set<string>()
  return async (call, input) => {
    if (deps.seeded === undefined || call.effects || call.method !== 'GET') return null
    const key = callKey(call, input)
    const planted = used.has(key) ? undefined : deps.seeded(key)
    if (planted === undefined) return null
    used.add(key)
    const wait = deps.timeout ?? REQUEST_TIMEOUT
    const answer = await withDeadline(labelOf(call), wait, undefined, () => Promise.resolve(planted).catch(() => null))
    return answer ?? null
  }
}

function tripWith(deps: PlainDeps): ExchangeDeps {
  return {
    bases: deps.bases,
    fetch: deps.fetch ?? browserFetch,
    timeout: deps.timeout ?? REQUEST_TIMEOUT,
    log: deps.log ?? (() => undefined),
  }
}
