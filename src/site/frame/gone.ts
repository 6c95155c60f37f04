import { BusinessError, InputError } from '#api/errors.ts'

/** The content does not exist (any more). Without an id the service answers 400, or the request cannot even be made. */
export function isGone(error: unknown): boolean {
  if (error instanceof InputError) return true
  return error instanceof BusinessError && (error.code === 40401 || error.code === 40003)
}
