import { PART_AGAIN } from '#lib/load-chunk.ts'

/**
 * Retries code that did not load. In Chromium a failed import stays failed for the life of its document, so a
 * listener reloads the document if the service can be reached; else `still` imports it again.
 */
export function fetchAgain(still: () => void): void {
  if (dispatchEvent(new CustomEvent(PART_AGAIN, { detail: still, cancelable: true }))) still()
}
