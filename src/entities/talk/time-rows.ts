import { day, duration, stamp } from '#lib/time/dates.ts'

/** A time is shown when the next interval of this length begins, ms. look §4 */
const EVERY = 5 * 60_000

/** The time shown above each message, in order; '' for none. */
export type TimeRows = () => (sentAt: number) => string

/**
 * By the clock. The latest time so far counts, so that a new day is announced once even if a clock was wrong. Whether a
 * time is shown depends only on the message before, so the rows stay as older messages come and go. `sentAt` in epoch
 * ms.
 */
export const byClock: TimeRows = () => {
  let newest = -1
  return (sentAt) => {
    const before = newest
    newest = Math.max(newest, Number.isFinite(sentAt) ? sentAt : 0)
    if (before < 0) return stamp(newest)
    if (Math.floor(newest / EVERY) === Math.floor(before / EVERY)) return ''
    return day(newest) === day(before) ? clock(newest) : stamp(newest)
  }
}

/**
 * By the position in a recording, once a minute.
 * @param startAt epoch ms
 */
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
