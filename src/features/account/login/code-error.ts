import { BusinessError } from '#api/errors.ts'

/** An error about the SMS code is shown at its field. */
export function isAboutCode(error: unknown): boolean {
  return error instanceof BusinessError && /验证码/.test(error.message)
}
