import { dataOf } from '#data/loaded.ts'
import { day } from '#lib/time/dates.ts'
import { isClosedDay } from '#quotes/calendar.ts'
import { useClosedDays } from '#quotes/use-calendar.ts'
import { useMarket } from '#quotes/use-quotes.ts'
import { marketLineOf } from './market.words.ts'

/**
 * The line above prices. `fails`: none of them was loaded. The calendar is requested only on a day without trading.
 */
export function useMarketLine(fails: boolean): string {
  const market = useMarket()
  const { now, state, tradeDate } = dataOf(market) ?? {}
  const mayRest = state === 'CLOSED' && now !== undefined && day(now) !== tradeDate ? now : undefined
  const closedDays = useClosedDays(mayRest)
  return marketLineOf(market, fails, mayRest !== undefined && isClosedDay(mayRest, closedDays) === true)
}
