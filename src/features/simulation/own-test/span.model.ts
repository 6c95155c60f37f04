import { useEffect } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { quotesBars } from '#quotes/calls.ts'
import { useAnswer } from '#quotes/use-answer.ts'
import { type Span, spanOf } from './span.ts'

/** More trading days than prices are available for. */
const BARS = { symbol: 'SH000300', period: '1d', adjust: 'none', limit: 800 } as const

/**
 * What a range is chosen from, between the ends of a rule's prices; undefined where that is too short.
 *
 * @param onDays receives the trading days of an index, which are those of the market; undefined without quotes
 */
export function useSpan(
  ends: { from?: string | undefined; to?: string | undefined },
  onDays: (days: readonly string[] | undefined) => void,
): Loaded<Span | undefined> {
  const bars = useAnswer(quotesBars, BARS, 'change')
  const days = dataOf(bars)?.t
  useEffect(() => onDays(days), [days, onDays])
  return mapLoaded(bars, (known) => spanOf(known, ends))
}
