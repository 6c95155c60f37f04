import { ApiError, HttpError } from '#api/errors.ts'
import { DeviceError } from '#data/explain.ts'

/** The service has certainly done nothing: it rejected the request or never received it. reliability §5.8 */
export function isRejection(cause: unknown): boolean {
  if (cause instanceof DeviceError) return true
  if (cause instanceof HttpError) return cause.status < 500 && cause.status !== 408
  return cause instanceof ApiError && ['business', 'offline', 'input', 'denied', 'session'].includes(cause.kind)
}
