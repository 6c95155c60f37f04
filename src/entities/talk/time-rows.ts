import { day, duration, minute, stamp } from '#lib/time/dates.ts'
import { weekdayOf } from '#lib/time/weekday.ts'

/** A time is shown when the next interval of this length begins, ms. look §4 */
const EVERY = 5 * 60_000

/** The time shown above each message, in order; '' for none. */
export type TimeRows = () => (sentAt: number) => string

/**
 * By the clock, with the day named by the time of the service, `today`, where it is known. The latest time so far
 * counts, so that a new day is announced once even if a clock was wrong. Whether a time is shown depends only on the
 * message before, so the rows stay as older messages come and go. `sentAt` in epoch ms.
 */
export const byClock =
  (today?: number): TimeRows =>
  () => {
    let newest = -1
    return (sentAt) => {
      const before = newest
      newest = Math.max(newest, Number.isFinite(sentAt) ? sentAt : 0)
      if (before < 0) return dayAndTime(newest, today)
      if (Math.floor(newest / EVERY) === Math.floor(before / EVERY)) return ''
      return day(newest) === day(before) ? clock(newest) : dayAndTime(newest, today)
    }
  }

const DAY = 24 * 3_600_000
const WEEKDAYS = '日一二三四五六'

/** 「今天 09:05」, 「昨天 09:05」, 「周三 09:05」 within the last week, else 「11-25 09:05」, of another year with it. */
function dayAndTime(at: number, today: number | undefined): string {
  if (today === undefined) return stamp(at)
  const ago = [0, 1, 2, 3, 4, 5, 6].find((days) => day(today - days * DAY) === day(at))
  if (ago === undefined) return day(at).slice(0, 4) === day(today).slice(0, 4) ? stamp(at) : minute(at)
  return `${['今天', '昨天'][ago] ?? `周${WEEKDAYS[weekdayOf(at)]}`} ${clock(at)}`
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
