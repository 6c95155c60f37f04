import { dataOf } from '#data/loaded.ts'
import { rate, tone } from '#lib/number/rate.ts'
import { quotesBars } from '#quotes/calls.ts'
import { useAnswer } from '#quotes/use-answer.ts'

/** 上证指数, over more trading days than the strip has. quotes §2 */
const INDEX = { symbol: 'SH000001', period: '1d', adjust: 'none', limit: 60 } as const
/** The change that is drawn as high as there is room; larger ones are drawn like it. */
const MOST = 0.02

export interface IndexChange {
  /** 「+0.44%」. */
  text: string
  tone: 'rise' | 'fall' | 'flat'
  /** How high it is drawn, from 0 to 1. */
  height: number
}

/** The index's change on a trading day (YYYY-MM-DD); undefined: unknown. */
export function useIndexChange(date: string): IndexChange | undefined {
  const bars = dataOf(useAnswer(quotesBars, INDEX, 'change'))
  const at = bars?.t.indexOf(date) ?? -1
  const [close, before] = [bars?.c[at], bars?.c[at - 1]]
  if (close === undefined || before === undefined) return undefined
  const change = close / before - 1
  return { text: rate(change), tone: tone(change), height: Math.min(1, Math.abs(change) / MOST) }
}
