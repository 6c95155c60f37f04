import { day, duration, stamp } from '#lib/time/dates.ts'

/** A row of time stands where another part of the day of this length begins, ms. look §4 */
const EVERY = 5 * 60_000

/** Writes the rows of time of a talk, message by message; '' where none stands. */
export type TimeRows = () => (sentAt: number) => string

/**
 * By the clock: a new day is said once, also where a clock was wrong, because the newest time so far counts. Where a row
 * stands depends on no more than the message before it: rows stay where they are when older messages come or go.
 * Given `sentAt` in epoch ms.
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
