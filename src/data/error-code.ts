import { ApiError, BusinessError, HttpError } from '#api/errors.ts'

/** The reason of a failure for the tracking label: a code, a status or the kind of error; nothing personal. */
export function errorCode(error: unknown): string {
  if (error instanceof BusinessError) return String(error.code)
  if (error instanceof HttpError) return String(error.status)
  return error instanceof ApiError ? error.kind : 'unknown'
}

/** The `errorCode` of a call that the service does not have. */
export const MISSING = '404'
