import type { OutputOf } from '#api/call.ts'
import type { checkInStatus } from '#api/domains/benefits/check-in.ts'
import { day } from '#lib/time/dates.ts'
import { weekdayOf } from '#lib/time/weekday.ts'
import { monthAfter } from './month.ts'

const DAY = 24 * 3_600_000

/** The header of 签到: the streak, and today's state. */
export interface StreakView {
  days: number
  /** '' where today's state is unknown. */
  note: string
  /** Label of the button; '' once checked in today. */
  verb: string
}

/** @param fresh whether the response is of today; an earlier one says nothing about it */
export function toStreak({ checkedToday, streak, gives, bonus }: Status, fresh: boolean): StreakView {
  const ahead = bonus === undefined ? '' : `，连续满${bonus.streak}天当天得${bonus.points}分`
  return {
    days: streak,
    note: !fresh ? '' : checkedToday ? `今天已签到${ahead}` : `今天还没有签到${ahead}`,
    verb: checkedToday && fresh ? '' : gives === undefined ? '签到' : `签到 +${gives}`,
  }
}

type Status = OutputOf<typeof checkInStatus>

/** A day of the calendar. */
export interface DaySquare {
  date: string
  number: number
  /** run: of the current streak. on: another day with a check-in. */
  state: 'run' | 'on' | 'off'
  /** The day before, and the one after it, belong to the same ribbon. */
  joins: { before: boolean; after: boolean }
  today: boolean
  label: string
}

interface Known {
  /** Days with a check-in, 'YYYY-MM-DD', as the service reports them. */
  days: readonly string[]
  /** Today by the service, and whether it is known to have a check-in. */
  today: string
  checkedToday: boolean
  streak: number
}

export interface Calendar {
  /** How many empty cells precede the first day; weeks begin on Monday. */
  blank: number
  squares: DaySquare[]
  /** 「11月签到3天」 */
  total: string
}

/** The days of a month. */
export function toCalendar(month: string, { days, today, checkedToday, streak }: Known): Calendar {
  const name = `${Number(month.slice(5))}月`
  const begin = Date.parse(`${month}-01T00:00:00+08:00`)
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00+08:00`)
  const on = new Set(days)
  // The last day of the streak is today, or yesterday while today is open; other months do not list today.
  const tail = Date.parse(`${today}T00:00:00+08:00`) - (checkedToday || on.has(today) ? 0 : DAY)
  const row = new Set(Array.from({ length: streak }, (_, at) => day(tail - at * DAY)))
  const stateOf = (date: string): DaySquare['state'] => (!on.has(date) ? 'off' : row.has(date) ? 'run' : 'on')
  const squares = Array.from({ length: Math.round((end - begin) / DAY) }, (_, at): DaySquare => {
    const date = day(begin + at * DAY)
    const state = stateOf(date)
    const joins = (other: string) => state !== 'off' && stateOf(other) === state
    return {
      date,
      number: at + 1,
      state,
      joins: { before: joins(day(begin + (at - 1) * DAY)), after: joins(day(begin + (at + 1) * DAY)) },
      today: date === today,
      label: `${name}${at + 1}日${date === today ? '，今天' : ''}，${state === 'off' ? '未签到' : '已签到'}`,
    }
  })
  return { blank: (weekdayOf(begin) + 6) % 7, squares, total: `${name}签到${days.length}天` }
}
