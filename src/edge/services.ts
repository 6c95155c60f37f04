import type { MakeRequest } from './answers.ts'

/** Requests without cookies, credentials or any header of the visitor's request. @param bases absolute addresses */
export function requestsTo(
  bases: { api: string; quotes?: string | undefined },
  fetch: typeof globalThis.fetch,
): MakeRequest {
  return (path, quotes, signal) =>
    fetch((quotes ? (bases.quotes ?? bases.api) : bases.api) + path, {
      headers: { accept: 'application/json' },
      // A redirect is no answer.
      redirect: 'manual',
      signal,
    })
}
