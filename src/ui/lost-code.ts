/**
 * Another try for code that did not arrive. An import that failed stays failed for the life of its document (Chromium),
 * so the page is loaded anew; without a network it stays, and `still` says once more that the code is missing.
 */
export function fetchAgain(still: () => void): void {
  if (navigator.onLine) window.location.reload()
  else still()
}
