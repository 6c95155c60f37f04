import { browserFetch, createPlainSend, type Send } from '#api/send.ts'
import { here } from '#session/environment/here.ts'

/**
 * Asks the quotes service (`VITE_QUOTES_BASE`) without bearer and cookies: it does not reveal whose watchlist it is,
 * and answers can be cached for all. A different service is integrated here. quotes §2
 */
export const askQuotes: Send = createPlainSend({
  bases: here.bases,
  fetch: (url, init) => browserFetch(url, { ...init, credentials: 'omit' }),
})

/** The `symbols` of a call: each once, sorted, so that the same set is one address. */
export function joined(symbols: readonly string[]): string {
  return [...new Set(symbols)].sort().join(',')
}
