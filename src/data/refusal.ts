import { ApiError, BusinessError, unreached } from '#api/errors.ts'
import type { Loaded } from './loaded.ts'

/** There is no such thing, or it is closed to the one who asks. spec §8 */
const CLOSED = new Set([40301, 40401])

/** Whether the server decided that the one who asks may not have it, or that there is no such thing. */
export function isClosed(error: unknown): error is BusinessError {
  return error instanceof BusinessError && CLOSED.has(error.code)
}

/** The server did not reject it: it was unreachable or failed. */
export function cannotReach(error: unknown): boolean {
  return unreached(error) || (error instanceof ApiError && error.kind === 'http')
}

/** Why something is not shown, in the service's words; '' where it is, or where the service gave no answer. */
export function refusalOf(found: Loaded<unknown>): string {
  return found.state === 'failed' && isClosed(found.error) ? found.error.message : ''
}
