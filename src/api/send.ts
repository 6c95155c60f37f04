import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { labelOf, openEnvelope } from '#api/envelope.ts'
import { InputError, ShapeError } from '#api/errors.ts'
import { exchange, type ExchangeDeps, type BadRequest, type FetchLike } from '#api/exchange.ts'
import { type Layout, layOut } from '#api/key.ts'
import type { Bases } from '#config/environment.ts'
import { REQUEST_TIMEOUT } from '#config/constants.ts'
import { fileSegment, segment } from '#lib/path/segment.ts'

/** Makes a call: resolves with the parsed `data`, rejects with an ApiError (or the reason of an aborted signal). */
export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: { signal?: AbortSignal },
) => Promise<OutputOf<C>>

/** The browser's fetch, looked up at the time of the call. */
export const browserFetch: FetchLike = (url, init) => globalThis.fetch(url, init)

/** The dependencies of a round trip; the browser's own by default. */
export interface PlainDeps {
  bases: Bases
  fetch?: FetchLike
  /** Ms until the complete response must have arrived. */
  timeout?: number
  log?: (entry: BadRequest) => void
  /** Called for a response of the wrong shape. */
  onShape?: (call: string) => void
}

/** `send` without session, retry or bearer, used by the site and by the token refresh. */
export function createPlainSend(deps: PlainDeps): Send {
  const exchangeDeps = exchangeDepsOf(deps)
  return async (call, input, options) =>
    unwrap(deps, call, await exchange(exchangeDeps, call, layOutCall(call, input), null, options?.signal))
}

/** The `data` of a response. @throws ShapeError, BusinessError */
export function unwrap<C extends Call>({ onShape }: Pick<PlainDeps, 'onShape'>, call: C, answer: unknown): OutputOf<C> {
  try {
    return openEnvelope(call, answer)
  } catch (error) {
    if (error instanceof ShapeError) onShape?.(labelOf(call))
    throw error
  }
}

/** The parts of a call's request. @throws InputError */
export function layOutCall(call: Call, input: unknown): Layout {
  try {
    return layOut(call, input, (value, name) => {
      if (name === 'filename') return fileSegment(value)
      return segment(typeof value === 'boolean' ? String(value) : value)
    })
  } catch (cause) {
    throw new InputError(labelOf(call), 'a path parameter is no single segment', { cause })
  }
}

/** The dependencies of a round trip, with defaults. */
export function exchangeDepsOf(deps: PlainDeps): ExchangeDeps {
  return {
    bases: deps.bases,
    fetch: deps.fetch ?? browserFetch,
    timeout: deps.timeout ?? REQUEST_TIMEOUT,
    log: deps.log ?? (() => undefined),
  }
}
