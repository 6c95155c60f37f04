/** Why a request gave no data: one class per cause, the cause kept. spec §8 */

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

/** The connection failed before an answer came. */
export class NetworkError extends ApiError {
  readonly kind = 'network'
}

/** The whole answer was not there after 10 s. */
export class TimeoutError extends ApiError {
  readonly kind = 'timeout'
}

/** A status outside 2xx; `traceId` from the response header, when the server lets us read it. */
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

/** The envelope carried a code other than 0. `message` is the server's, for people. */
export class BusinessError extends ApiError {
  readonly kind = 'business'
  readonly code: number
  constructor(call: string, code: number, message: string) {
    super(call, message)
    this.code = code
  }
}

/** The answer is not of the promised shape; `at` is the path of the first fault, e.g. `list.0.title`. */
export class ShapeError extends ApiError {
  readonly kind = 'shape'
  readonly at: string
  constructor(call: string, at: string, options?: ErrorOptions) {
    super(call, `unexpected answer at ${at || 'the envelope'}`, options)
    this.at = at
  }
}

/** The session is over: nobody is signed in any more. */
export class SessionError extends ApiError {
  readonly kind = 'session'
}

/** Refused again with a fresh token: signed in, but not allowed. */
export class DeniedError extends ApiError {
  readonly kind = 'denied'
}

/** The input cannot be sent, e.g. a path parameter that is no single segment. Nothing left the device. */
export class InputError extends ApiError {
  readonly kind = 'input'
}

/** The device is offline and the call changes something: not sent. */
export class OfflineError extends ApiError {
  readonly kind = 'offline'
}

/** The network gave no whole answer: whether the server has heard of the request is not known. */
export function unreached(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'offline'].includes(error.kind)
}
