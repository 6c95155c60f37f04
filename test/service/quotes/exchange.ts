import { today } from '#test/service/seed/days.ts'
import { isTradingDay, nextTradingDay } from '#test/service/seed/market/calendar.ts'
import { createDesk } from './day.ts'
import { type Moment, momentOf } from './session.ts'
import { toSnapshot } from './snapshot.ts'

const OPENING = 9.5 * 3600_000
const AFTERNOON = 13 * 3600_000

/** The simulated exchange: the source of every answer about trading. */
export type Exchange = ReturnType<typeof createExchange>

/** @param now the market clock, epoch ms */
export function createExchange(now: () => number) {
  const desk = createDesk()
  const at = (): Moment => momentOf(now())
  return {
    now,
    at,
    desk,
    /** Whether a stock trades, or the market where none is given. quotes §2 */
    status(symbol?: string) {
      const stock = symbol === undefined ? undefined : desk.stocks.get(symbol)
      if (stock && toSnapshot(desk, stock, at()).status !== 'TRADING')
        return { trading: false, status: 'HALT' } as const
      const status = STATUS[at().state] ?? 'CLOSED'
      return { trading: status === 'OPEN', status, nextOpenAt: nextOpening(now()) }
    },
  }
}

/** The states of a trading day as the main service names them. */
const STATUS: Readonly<Record<string, 'PRE' | 'OPEN' | 'NOON' | 'CLOSED'>> = {
  PRE: 'PRE',
  AUCTION: 'PRE',
  PRE_OPEN: 'PRE',
  OPEN: 'OPEN',
  NOON: 'NOON',
  CLOSE_AUCTION: 'OPEN',
  POST: 'CLOSED',
}

/** When continuous trading begins next, epoch ms. */
function nextOpening(now: number): number {
  const midnight = today(now)
  const since = now - midnight
  if (isTradingDay(midnight) && since < OPENING) return midnight + OPENING
  const isNoon = isTradingDay(midnight) && since >= 11.5 * 3600_000 && since < AFTERNOON
  return isNoon ? midnight + AFTERNOON : nextTradingDay(midnight) + OPENING
}
