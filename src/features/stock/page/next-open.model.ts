import { useEffect, useEffectEvent, useRef } from 'react'
import { tradeStatusCheck } from '#api/domains/stock/my-stock.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { stamp } from '#lib/time/dates.ts'
import { nextOpening } from '#quotes/calendar.ts'
import { useClosedDays } from '#quotes/use-calendar.ts'
import { useMarket, useQuote } from '#quotes/use-quotes.ts'

/** Market states without trading. */
const RESTING: ReadonlySet<string> = new Set(['PRE', 'AUCTION', 'PRE_OPEN', 'NOON', 'CLOSED', 'POST'])

/**
 * When trading resumes while the market is closed: from the main service, requested again by the market's own clock;
 * for guests, or without its answer, from the trading calendar.
 */
export function useNextOpen(symbol: string): string {
  const market = useMarket()
  const found = useCall(tradeStatusCheck, { symbol })
  const state = dataOf(market)?.state
  const last = useRef(state)
  const renew = useEffectEvent(() => refresh(found))
  useEffect(() => {
    if (last.current !== undefined && last.current !== state) renew()
    last.current = state
  }, [state])
  const status = dataOf(found)
  const known = market.state === 'ready' && !market.stale ? market.data : undefined
  const isResting = known !== undefined && RESTING.has(known.state)
  const byCalendar = useOpening(symbol, isResting && status === undefined ? known.now : undefined)
  const next = status ? (status.trading ? undefined : status.nextOpenAt) : byCalendar
  // One answer may be older than the other.
  const isOver = next === undefined || (known !== undefined && (!isResting || next <= known.now))
  return isOver ? '' : `下次开盘 ${stamp(next)}`
}

/** By the trading calendar; a suspended stock does not open with the others. */
function useOpening(symbol: string, now: number | undefined): number | undefined {
  const { quote } = useQuote(symbol)
  const closedDays = useClosedDays(now)
  return now === undefined || quote?.status !== 'TRADING' ? undefined : nextOpening(now, closedDays)
}
