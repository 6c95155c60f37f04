import { useMemo, useState } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { digitsOf } from '#entities/stock/quote.words.ts'
import type { DaySlots } from '#lib/chart/intraday.ts'
import { useMarket, useMinutes } from '#quotes/use-quotes.ts'
import { lookedMinute } from './looked.words.ts'
import type { StockChart } from './stock-chart.model.ts'
import { useReported } from './use-reported.ts'

export interface Days {
  /** The newest day, or the last five. */
  days: Loaded<readonly DaySlots[]>
  digits: number
  /** The minute that is looked at, counted over all days. */
  at: number | undefined
  look: (at: number | undefined) => void
}

/** 分时 of a stock: one day, or five. */
export function useDays(symbol: string, count: 1 | 5, averaged: boolean, report: StockChart['report']): Days {
  const [at, look] = useState<number>()
  const digits = digitsOf(symbol)
  const tradeDate = dataOf(useMarket())?.tradeDate
  const minutes = useMinutes(symbol, count)
  const days = useMemo(
    () =>
      mapLoaded(minutes, (found) => found.days.map((day) => ({ ...day, d: day.d === tradeDate ? undefined : day.d }))),
    [minutes, tradeDate],
  )
  useReported(at === undefined ? undefined : lookedMinute(dataOf(days) ?? [], at, { averaged, digits }), report)
  return { days, digits, at, look }
}
