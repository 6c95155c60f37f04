import { ApiError, BusinessError, HttpError } from '#api/errors.ts'

/** Why a try failed, for the tracking label: a code, a status or the kind of error; nothing personal. */
export function faultCode(error: unknown): string {
  if (error instanceof BusinessError) return String(error.code)
  if (error instanceof HttpError) return String(error.status)
  return error instanceof ApiError ? error.kind : 'unknown'
}

/** A refusal that is about the SMS code belongs to its field. */
export function isAboutCode(error: unknown): boolean {
  return error instanceof BusinessError && /验证码/.test(error.message)
}
