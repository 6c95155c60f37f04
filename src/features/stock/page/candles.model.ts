import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { digitsOf } from '#entities/stock/stock-price.ts'
import type { Candle } from '#lib/chart/candles.ts'
import { SEEN, seenOf } from '#lib/chart/view.ts'
import { toCandles } from '#quotes/candles.ts'
import { useHistory } from '#quotes/use-history.ts'
import { useMarket, useQuote } from '#quotes/use-quotes.ts'
import { lookedCandle } from './looked.words.ts'
import type { StockChart } from './stock-chart.model.ts'
import type { Adjustment, CandlePeriod } from './stock-page.words.ts'
import { useReported } from './use-reported.ts'

export interface Candles {
  adjustment: Adjustment
  adjust: (how: Adjustment) => void
  candles: Loaded<readonly Candle[]>
  digits: number
  macd: boolean
  showMacd: (shown: boolean) => void
  /** The selected bar, counted from the left of the view. */
  at: number | undefined
  look: (at: number | undefined) => void
}

/** K lines of a stock; earlier ones are requested shortly before they come into view. */
export function useCandles(symbol: string, period: CandlePeriod, { view, report }: StockChart): Candles {
  const [adjustment, adjust] = useState<Adjustment>('forward')
  const [macd, showMacd] = useState(false)
  const [at, look] = useState<number>()
  const digits = digitsOf(symbol)
  const tradeDate = dataOf(useMarket())?.tradeDate
  const { quote } = useQuote(symbol, { kept: true })
  const { bars, older } = useHistory({ symbol, period, adjust: adjustment })
  const candles = useMemo(() => mapLoaded(bars, (page) => toCandles(page, quote, tradeDate)), [bars, quote, tradeDate])
  const all = dataOf(candles) ?? []
  const dates = all.map(({ t }) => t)
  const { from, to } = seenOf(dates, view)
  const wantsOlder = all.length > 0 && view.until !== undefined && (from < SEEN.first || view.until < (dates[0] ?? ''))
  const bring = useEffectEvent(older)
  useEffect(() => {
    if (wantsOlder) bring()
  }, [wantsOlder, view.until, all.length])
  const candle = at === undefined ? undefined : all[Math.min(from + at, to - 1)]
  useReported(candle && lookedCandle(candle, digits), report)
  return { adjustment, adjust, candles, digits, macd, showMacd, at, look }
}
