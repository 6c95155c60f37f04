import { explain } from '#data/explain.ts'
import { isRejection } from './rejection.ts'
import type { Verified } from './use-submit.ts'

/**
 * Checks a submission that has a number of its own by sending it once more: the service answers with what the first one
 * made. A rejection is an outcome too; `failed` words it.
 */
export async function sentAgain<R>(
  send: () => Promise<R>,
  failed: (cause: unknown) => string = explain,
): Promise<Verified<R>> {
  try {
    return { result: await send() }
  } catch (cause) {
    if (!isRejection(cause)) throw cause
    return { error: failed(cause) }
  }
}
