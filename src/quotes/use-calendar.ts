import { dataOf } from '#data/loaded.ts'
import { day } from '#lib/time/dates.ts'
import { AHEAD, type ClosedDays } from './calendar.ts'
import { quotesCalendar } from './calls.ts'
import { useAnswer } from './use-answer.ts'

/** The trading calendar around an instant, epoch ms; undefined: it is not needed, and not asked for. */
export function useClosedDays(at: number | undefined): ClosedDays {
  const years = at === undefined ? [] : [...new Set([yearOf(at), yearOf(at + AHEAD)])]
  const one = useYear(years[0])
  const other = useYear(years[1])
  return (year) => [one, other].find((each) => each?.year === Number(year))?.closed
}

function useYear(year: number | undefined) {
  const found = useAnswer(quotesCalendar, year === undefined ? null : { year }, 'change')
  return dataOf(found)
}

function yearOf(at: number): number {
  return Number(day(at).slice(0, 4))
}
