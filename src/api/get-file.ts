import { HttpError, NetworkError } from '#api/errors.ts'
import { withDeadline } from '#api/exchange.ts'
import { browserFetch } from '#api/send.ts'

/** Ms until the complete file must have arrived. */
const TIMEOUT = 30_000
const CALL = 'GET file'

/**
 * The bytes of a stored file. Its URL is the credential, so no bearer token is sent, and the browser does not cache it.
 * @throws NetworkError, TimeoutError after 30 s, HttpError where the storage rejects it.
 */
export function getFile(url: string): Promise<ArrayBuffer> {
  return withDeadline(CALL, TIMEOUT, undefined, async (signal) => {
    try {
      const response = await browserFetch(url, { signal, credentials: 'omit', cache: 'no-store' })
      if (!response.ok) throw new HttpError(CALL, response.status)
      // A captive portal answered with its login page instead of the file.
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        throw new NetworkError(CALL, 'answered by a page')
      }
      return await response.arrayBuffer()
    } catch (cause) {
      if (cause instanceof HttpError || cause instanceof NetworkError) throw cause
      throw new NetworkError(CALL, 'no whole answer', { cause })
    }
  })
}
