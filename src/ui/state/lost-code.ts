/**
 * Retries code that did not load. In Chromium a failed import stays failed for the life of its document, so the page is
 * reloaded; offline it stays, and `still` shows the error again.
 */
export function fetchAgain(still: () => void): void {
  if (navigator.onLine) window.location.reload()
  else still()
}
