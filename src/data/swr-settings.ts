import { unreached } from '#api/errors.ts'

/** First wait before a failed network is tried again, ms; it doubles each time. */
export const AGAIN = 10_000

/**
 * Settings of every read. Going online refreshes it. A read that reached no server is also retried now and then while
 * the page is visible, because many devices do not report that their network is back. A rejected read is not retried.
 */
export const settings = {
  shouldRetryOnError: unreached,
  errorRetryInterval: AGAIN,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  revalidateIfStale: true,
}

/** An answer this recent also serves the next screen, unless something was changed since; ms. */
export const TOGETHER = 2_000
