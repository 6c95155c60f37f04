import { day, when } from './dates.ts'
import { WEEKDAYS, weekdayOf } from './weekday.ts'

/** The day of a time as a list heading: 「今天 周一」, 「昨天 周日」, 「11-25 周三」. @param now epoch ms by the server */
export function dayLabel(at: number, now: number | undefined): string {
  const isToday = now !== undefined && day(at) === day(now)
  const date = isToday ? '今天' : now === undefined ? day(at).slice(5) : when(at, now)
  return `${date} 周${WEEKDAYS[weekdayOf(at)]}`
}
