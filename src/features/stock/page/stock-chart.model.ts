import { useState } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { digitsOf } from '#entities/stock/quote.words.ts'
import type { Candle } from '#lib/chart/candles.ts'
import type { DaySlots } from '#lib/chart/intraday.ts'
import { useBars, useMarket, useMinutes, useQuote } from '#quotes/use-quotes.ts'
import { type Adjustment, type PeriodKey, toCandles } from './stock-page.words.ts'

/** Bars of the first request, and the most one gives. */
const FIRST = 250
const MOST = 800

export interface StockChart {
  period: PeriodKey
  choose: (period: PeriodKey) => void
  adjustment: Adjustment
  adjust: (how: Adjustment) => void
  digits: number
  /** The newest day, or the last five. */
  days: Loaded<readonly DaySlots[]>
  macd: boolean
  showMacd: (shown: boolean) => void
  candles: Loaded<readonly Candle[]>
  /** Brings the older ones. */
  older: () => void
}

/** The charts of a stock: one is wanted for at a time. */
export function useStockChart(symbol: string): StockChart {
  const [period, choose] = useState<PeriodKey>('day')
  const [adjustment, adjust] = useState<Adjustment>('forward')
  const [whole, setWhole] = useState('')
  const [macd, showMacd] = useState(false)
  const isMinutes = period === 'day' || period === 'days'
  const minutes = useMinutes(isMinutes ? symbol : null, period === 'days' ? 5 : 1)
  const which = `${period} ${adjustment}`
  const wanted = isMinutes ? null : { symbol, period, adjust: adjustment, limit: FIRST }
  const newest = useBars(wanted)
  const older = useBars(wanted && whole === which ? { ...wanted, limit: MOST } : null)
  const bars = older.state === 'ready' ? older : newest
  const tradeDate = dataOf(useMarket())?.tradeDate
  const { quote } = useQuote(symbol)
  return {
    period,
    choose,
    adjustment,
    adjust,
    digits: digitsOf(symbol),
    days: mapLoaded(minutes, ({ days }) => days.map((day) => ({ ...day, d: day.d === tradeDate ? undefined : day.d }))),
    macd,
    showMacd,
    candles: mapLoaded(bars, (page) => toCandles(page, quote, tradeDate)),
    older: () => dataOf(bars)?.more === true && setWhole(which),
  }
}
