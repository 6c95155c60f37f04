const SHANGHAI = 8 * 3_600_000

/** The day of the week in Shanghai of an instant, epoch ms: 0 is Sunday. */
export function weekdayOf(at: number): number {
  return new Date(at + SHANGHAI).getUTCDay()
}

/** The names of the days of the week, Sunday first. */
export const WEEKDAYS = '日一二三四五六'
