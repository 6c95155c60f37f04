import { BusinessError } from '#api/errors.ts'

/** A refusal that is about the SMS code belongs to its field. */
export function isAboutCode(error: unknown): boolean {
  return error instanceof BusinessError && /验证码/.test(error.message)
}
