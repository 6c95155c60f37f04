/** Why a request returned no data: one class per cause. spec §8 */

export abstract class ApiError extends Error {
  abstract readonly kind:
    | 'network'
    | 'timeout'
    | 'http'
    | 'business'
    | 'shape'
    | 'session'
    | 'denied'
    | 'input'
    | 'offline'
  /** `METHOD /path` of the call, parameters not filled in. */
  readonly call: string
  constructor(call: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.call = call
    this.name = new.target.name
  }
}

/** The connection failed before a response arrived. */
export class NetworkError extends ApiError {
  readonly kind = 'network'
}

/** The complete response did not arrive within 10 s. */
export class TimeoutError extends ApiError {
  readonly kind = 'timeout'
}

/** A status outside 2xx; `traceId` from the response header, if it is readable. */
export class HttpError extends ApiError {
  readonly kind = 'http'
  readonly status: number
  readonly traceId: string | undefined
  constructor(call: string, status: number, traceId?: string) {
    super(call, `HTTP ${status}`)
    this.status = status
    this.traceId = traceId
  }
}

/** The envelope had a code other than 0. `message` is the server's, for the user. */
export class BusinessError extends ApiError {
  readonly kind = 'business'
  readonly code: number
  constructor(call: string, code: number, message: string) {
    super(call, message)
    this.code = code
  }
}

/** The response does not match the schema; `at` is the path of the first error, e.g. `list.0.title`. */
export class ShapeError extends ApiError {
  readonly kind = 'shape'
  readonly at: string
  constructor(call: string, at: string, options?: ErrorOptions) {
    super(call, `unexpected answer at ${at || 'the envelope'}`, options)
    this.at = at
  }
}

/** The session has ended: no one is signed in any more. */
export class SessionError extends ApiError {
  readonly kind = 'session'
}

/** Rejected again with a fresh token: signed in, but not authorized. */
export class DeniedError extends ApiError {
  readonly kind = 'denied'
}

/** The input cannot be sent, e.g. a path parameter that is not a single segment. Nothing was sent. */
export class InputError extends ApiError {
  readonly kind = 'input'
}

/** The device is offline and the call changes something, so it was not sent. */
export class OfflineError extends ApiError {
  readonly kind = 'offline'
}

/** No complete response arrived: the server may or may not have received the request. */
export function unreached(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'offline'].includes(error.kind)
}
