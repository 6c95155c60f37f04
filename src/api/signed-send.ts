import { labelOf } from '#api/envelope.ts'
import {
  BusinessError,
  DeniedError,
  HttpError,
  NetworkError,
  OfflineError,
  SessionError,
  unreached,
} from '#api/errors.ts'
import { currentTime } from '#api/domains/public/open.ts'
import { exchange, type ExchangeDeps } from '#api/exchange.ts'
import { unwrap, type PlainDeps, layOutCall, type Send, exchangeDepsOf } from '#api/send.ts'
import { cleanToken } from '#lib/token.ts'

/** The session's part in a request, injected at startup. */
export interface SendDeps extends PlainDeps {
  token: () => string | null
  /**
   * Called after a 401 or 403. Resolves with the token for the retry, or with the failed token itself if a new one
   * would not help. Rejects when the session has ended; with a network error when it merely cannot be renewed now. spec
   * §4
   */
  refresh: (failedToken: string | null, status: number) => Promise<string>
  /** A running refresh; requests that start meanwhile wait for it. */
  pending?: () => Promise<unknown> | null
  /** Changes with every sign-in, sign-out and change of account. */
  epoch: () => number
  /**
   * Called where the service requires a mobile number first; true once there is one, and the request is repeated.
   * `pressed`: an action of the customer, not a read by the page. AC-02
   */
  bind?: (pressed: boolean) => Promise<boolean>
  onDenied?: (call: string) => void
  /** Whether the device reports a network. It may be wrong: before a write the service is probed. */
  online?: () => boolean
  /** Writes carry an `Idempotency-Key`, so that a service that supports it runs them once. */
  keyed?: boolean
}

/** The service's code for 「请先绑定手机号」. AC-02 */
const NO_MOBILE = 40320

/** Sends all calls of the app: envelope, timeout, bearer, refresh, errors. spec §4, §7, §8 */
export function createSend(deps: SendDeps): Send {
  const exchangeDeps = exchangeDepsOf(deps)
  const online = deps.online ?? (() => navigator.onLine)
  return async (call, input, options) => {
    const layout = layOutCall(call, input)
    if (deps.keyed && call.effects) layout.idempotencyKey = idempotencyKeyOf(input)
    if (call.effects && !online() && !(await answers(exchangeDeps)))
      throw new OfflineError(labelOf(call), 'not sent: the device is offline')
    const once = (bearer: string | null) => exchange(exchangeDeps, call, layout, bearer, options?.signal)
    const request = async () => unwrap(deps, call, await signed(deps, labelOf(call), once))
    try {
      return await request()
    } catch (error) {
      // It was rejected before it had an effect, so it may be repeated.
      const isUnbound = error instanceof BusinessError && error.code === NO_MOBILE
      if (!isUnbound || !(await deps.bind?.(call.effects))) throw error
      return await request()
    }
  }
}

/** Whether the service responds to a request for its time. */
async function answers(deps: ExchangeDeps): Promise<boolean> {
  try {
    await exchange(deps, currentTime, layOutCall(currentTime, {}), null)
    return true
  } catch (error) {
    return !unreached(error)
  }
}

/** Sends with the bearer token; after a 401 or 403 once more with a renewed one. spec §4 */
async function signed(deps: SendDeps, label: string, once: (bearer: string | null) => Promise<unknown>) {
  const epoch = deps.epoch()
  await deps.pending?.()?.catch(() => undefined)
  if (deps.epoch() !== epoch) throw new SessionError(label, 'the session ended meanwhile')
  const bearer = cleanToken(deps.token())
  try {
    return await once(bearer)
  } catch (error) {
    const status = authStatusOf(error)
    if (status === null) throw error
    const renewed = await renew(deps, label, bearer, status)
    if (deps.epoch() !== epoch) throw new SessionError(label, 'another session began meanwhile', { cause: error })
    if (renewed === bearer) throw denied(deps, label, error)
    return await once(renewed).catch((again: unknown) => {
      throw authStatusOf(again) === null ? again : denied(deps, label, again)
    })
  }
}

async function renew(deps: SendDeps, label: string, bearer: string | null, status: number): Promise<string> {
  try {
    return await deps.refresh(bearer, status)
  } catch (cause) {
    if (cause instanceof OfflineError)
      throw new OfflineError(label, 'offline: the session cannot be renewed', { cause })
    if (unreached(cause)) throw new NetworkError(label, 'the session cannot be renewed now', { cause })
    throw new SessionError(label, 'the session is over', { cause })
  }
}

function authStatusOf(error: unknown): number | null {
  return error instanceof HttpError && (error.status === 401 || error.status === 403) ? error.status : null
}

function denied(deps: SendDeps, label: string, cause: unknown): DeniedError {
  deps.onDenied?.(label)
  return new DeniedError(label, 'not allowed', { cause })
}

/**
 * The attempt's number, the same for repeated presses; otherwise a new one per request, which the browser may repeat.
 */
function idempotencyKeyOf(input: unknown): string {
  const { clientNo } = Object(input) as { clientNo?: unknown }
  if (typeof clientNo === 'string') return clientNo
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}
