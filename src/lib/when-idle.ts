/** Calls `work` when the page is idle; iOS has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 300)
}
