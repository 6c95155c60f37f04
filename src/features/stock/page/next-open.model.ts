import { useEffect, useEffectEvent, useRef } from 'react'
import { tradeStatusCheck } from '#api/domains/stock/my-stock.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { stamp } from '#lib/time/dates.ts'
import { nextOpening } from '#quotes/calendar.ts'
import { useClosedDays } from '#quotes/use-calendar.ts'
import { useMarket, useQuote } from '#quotes/use-quotes.ts'

/** States of the market in which trading rests. */
const RESTING: ReadonlySet<string> = new Set(['PRE', 'AUCTION', 'PRE_OPEN', 'NOON', 'CLOSED', 'POST'])

/**
 * When trading begins again, while it rests: as the main service says it, which the market's own clock asks again; for
 * who may not ask it, or where it has no answer, by the trading calendar.
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
  // The one answer may be from before the other.
  const isOver = next === undefined || (known !== undefined && (!isResting || next <= known.now))
  return isOver ? '' : `下次开盘 ${stamp(next)}`
}

/** By the trading calendar; what is suspended does not open with the others. */
function useOpening(symbol: string, now: number | undefined): number | undefined {
  const { quote } = useQuote(symbol)
  const closedDays = useClosedDays(now)
  return now === undefined || quote?.status !== 'TRADING' ? undefined : nextOpening(now, closedDays)
}
