import { day, duration, stamp } from '#lib/time/dates.ts'

/** Before a message that came so long after the last row of time stands another, ms. look §4 */
const EVERY = 5 * 60_000

/** Writes the rows of time of a talk, message by message; '' where none stands. */
export type TimeRows = () => (sentAt: number) => string

/**
 * By the clock: a new day is said once, also where a clock was wrong, because the newest time so far counts.
 * Given `sentAt` in epoch ms.
 */
export const byClock: TimeRows = () => {
  let newest = 0
  let said = -EVERY
  return (sentAt) => {
    newest = Math.max(newest, Number.isFinite(sentAt) ? sentAt : 0)
    const isNewDay = said < 0 || day(newest) !== day(said)
    if (!isNewDay && newest - said < EVERY) return ''
    said = newest
    return isNewDay ? stamp(newest) : clock(newest)
  }
}

/** By the place in a recording, once a minute. @param startAt epoch ms */
export const byOffset =
  (startAt: number): TimeRows =>
  () => {
    let said = ''
    return (sentAt) => {
      const at = Math.max(0, (sentAt - startAt) / 1_000)
      const minute = duration(at - (at % 60))
      if (minute === said) return ''
      said = minute
      return duration(at)
    }
  }

/** The time of day. */
const clock = (at: number) => stamp(at).slice(-5)
