const SHANGHAI = 8 * 3_600_000
const DAY = 24 * 3_600_000
/** The market closes at 15:00 in Shanghai. */
const CLOSING = 15 * 3_600_000

/**
 * The closing of the market, epoch ms, at which that many trading days have ended since `at`. Holidays are not known
 * here and count as trading days: what expires by this expires early, never late.
 */
export function closingAfter(at: number, tradingDays: number): number {
  const midnight = Math.floor((at + SHANGHAI) / DAY) * DAY - SHANGHAI
  let closing = midnight + CLOSING
  let left = tradingDays
  for (; ; closing += DAY) {
    const weekday = new Date(closing + SHANGHAI).getUTCDay()
    if (closing > at && weekday !== 0 && weekday !== 6) left -= 1
    if (left <= 0) return closing
  }
}
