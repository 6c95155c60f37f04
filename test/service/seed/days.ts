export const DAY = 86_400_000
const SHANGHAI = 8 * 3600_000

/** Midnight in Shanghai of the day of `now`. */
export function today(now: number): number {
  return Math.floor((now + SHANGHAI) / DAY) * DAY - SHANGHAI
}
