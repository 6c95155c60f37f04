import type { Ask } from './answers.ts'

/**
 * Asks the services for public answers: without cookies, without credentials, whatever came with the visitor's own
 * request.
 * @param bases complete addresses
 */
export function askAt(bases: { api: string; quotes?: string | undefined }, fetch: typeof globalThis.fetch): Ask {
  return (path, quotes, signal) =>
    fetch((quotes ? (bases.quotes ?? bases.api) : bases.api) + path, {
      headers: { accept: 'application/json' },
      // A service that sends somebody elsewhere has no public answer.
      redirect: 'manual',
      signal,
    })
}
