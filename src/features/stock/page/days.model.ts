import { useMemo, useState } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { digitsOf } from '#entities/stock/stock-price.ts'
import type { DaySlots } from '#lib/chart/intraday.ts'
import type { Market } from '#quotes/shapes.ts'
import { useMarket, useMinutes } from '#quotes/use-quotes.ts'
import { day } from '#lib/time/dates.ts'
import { lookedMinute } from './looked.words.ts'
import type { StockChart } from './stock-chart.model.ts'
import { useReported } from './use-reported.ts'

export interface Days {
  /** The newest day, or the last five. */
  days: Loaded<readonly DaySlots[]>
  /** 「分时」, 「11-20 的分时」 for a past day, 「五日分时」. */
  title: string
  digits: number
  /** The selected minute, counted over all days. */
  at: number | undefined
  look: (at: number | undefined) => void
}

/** 分时 of a stock: one day, or five. */
export function useDays(symbol: string, count: 1 | 5, averaged: boolean, report: StockChart['report']): Days {
  const [at, look] = useState<number>()
  const digits = digitsOf(symbol)
  const market = useMarket()
  const today = dayOf(dataOf(market))
  const minutes = useMinutes(symbol, count)
  const days = useMemo(
    () =>
      mapLoaded(minutes, (found) => found.days.map((each) => ({ ...each, d: each.d === today ? undefined : each.d }))),
    [minutes, today],
  )
  useReported(at === undefined ? undefined : lookedMinute(dataOf(days) ?? [], at, { averaged, digits }), report)
  const past = market.state === 'loading' ? undefined : dataOf(days)?.[0]?.d?.slice(5)
  const title = count > 1 ? '五日分时' : past === undefined ? '分时' : `${past} 的分时`
  return { days, title, digits, at, look }
}

/** Today on a trading day; on a day off its newest day is a past one. */
function dayOf(market: Market | undefined): string | undefined {
  return market && day(market.now) === market.tradeDate ? market.tradeDate : undefined
}
