import { today } from '#test/service/seed/days.ts'
import { isTradingDay, nextTradingDay } from '#test/service/seed/market/calendar.ts'

const HOUR = 3600_000
/** The time of day at which the replay starts. */
const AT = 10 * HOUR

/** The market clock: the service's own, or that of a trading day, replayed from ten in the morning on. */
export function createPlay(now: () => number) {
  let ahead = 0
  return {
    now: () => now() + ahead,
    playing: () => ahead !== 0,
    /** Never back in time: at night and on holidays the next trading day, after ten o'clock the one after today. */
    play(on: boolean) {
      const midnight = today(now())
      const isToday = isTradingDay(midnight) && now() < midnight + AT
      ahead = on ? (isToday ? midnight : nextTradingDay(midnight)) + AT - now() : 0
    },
  }
}
