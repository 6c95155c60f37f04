import { BusinessError, InputError } from '#api/errors.ts'

/** There is no such content, or no longer; what names none is answered 400, or cannot even be asked for. */
export function isGone(error: unknown): boolean {
  if (error instanceof InputError) return true
  return error instanceof BusinessError && (error.code === 40401 || error.code === 40003)
}
