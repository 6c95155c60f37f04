import { BusinessError } from '#api/errors.ts'
import type { Loaded } from './loaded.ts'

/** There is no such thing, or it is closed to the one who asks. spec §8 */
const CLOSED = new Set([40301, 40401])

/** Why something is not shown, in the service's words; '' where it is, or where the service gave no answer. */
export function refusalOf(found: Loaded<unknown>): string {
  const error = found.state === 'failed' ? found.error : undefined
  return error instanceof BusinessError && CLOSED.has(error.code) ? error.message : ''
}
