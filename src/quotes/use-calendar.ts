import { dataOf } from '#data/loaded.ts'
import { day } from '#lib/time/dates.ts'
import { AHEAD, type ClosedDays } from './calendar.ts'
import { quotesCalendar } from './calls.ts'
import { useAnswer } from './use-answer.ts'
import { useMarket } from './use-quotes.ts'

/** The trading calendar around a time, epoch ms, requested again with each revision; undefined: not needed. */
export function useClosedDays(at: number | undefined): ClosedDays {
  const years = at === undefined ? [] : [...new Set([yearOf(at), yearOf(at + AHEAD)])]
  const rev = dataOf(useMarket())?.calendarRev
  const one = useYear(years[0], rev)
  const other = useYear(years[1], rev)
  return (year) => [one, other].find((each) => each?.year === Number(year))?.closed
}

function useYear(year: number | undefined, rev: string | undefined) {
  const found = useAnswer(
    quotesCalendar,
    year === undefined ? null : { year, ...(rev !== undefined && { rev }) },
    'change',
  )
  return dataOf(found)
}

function yearOf(at: number): number {
  return Number(day(at).slice(0, 4))
}
