import { weekdayOf } from './weekday.ts'

const SHANGHAI = 8 * 3_600_000
const DAY = 24 * 3_600_000
/** The market closes at 15:00 in Shanghai. */
const CLOSING = 15 * 3_600_000

/**
 * The market close, epoch ms, that many trading days after `at`. Holidays are unknown here and count as trading days,
 * so something expires too early rather than too late.
 */
export function closingAfter(at: number, tradingDays: number): number {
  const midnight = Math.floor((at + SHANGHAI) / DAY) * DAY - SHANGHAI
  let closing = midnight + CLOSING
  let left = tradingDays
  for (; ; closing += DAY) {
    const weekday = weekdayOf(closing)
    if (closing > at && weekday !== 0 && weekday !== 6) left -= 1
    if (left <= 0) return closing
  }
}
