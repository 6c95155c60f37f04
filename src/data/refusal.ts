import { ApiError, BusinessError, HttpError, unreached } from '#api/errors.ts'
import type { Loaded } from './loaded.ts'

/** Codes for "not found" and "not open to this reader". spec §8 */
const CLOSED = new Set([40301, 40401])

/** What was asked for cannot be: its id is longer than any, or has signs that none has. */
const IMPOSSIBLE = new Set([400, 414, 431])
const NOWHERE = '内容不存在或已下线'

/** Whether the server answered that this does not exist, or is not open to this reader. */
export function isClosed(error: unknown): error is BusinessError {
  return error instanceof BusinessError && CLOSED.has(error.code)
}

/** Whether the server was unreachable or failed, rather than rejecting the request. */
export function cannotReach(error: unknown): boolean {
  return unreached(error) || (error instanceof ApiError && error.kind === 'http')
}

/** The service's reason why something is not shown; '' if it is shown, or the service did not answer. */
export function refusalOf(found: Loaded<unknown>): string {
  if (found.state !== 'failed') return ''
  const { error } = found
  if (error instanceof HttpError && IMPOSSIBLE.has(error.status)) return NOWHERE
  return isClosed(error) ? error.message : ''
}
