const SHANGHAI = 8 * 3_600_000

/** The day of the week in Shanghai of an instant, epoch ms: 0 is Sunday. */
export function weekdayOf(at: number): number {
  return new Date(at + SHANGHAI).getUTCDay()
}
