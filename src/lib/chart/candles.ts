import { type Box, short, yOf } from './box.ts'

/** A bar of a candle chart; `before` is the close before it. */
export interface Candle {
  t: string
  o: number
  h: number
  l: number
  c: number
  v: number
  before: number | undefined
}

/** Closes are summed as integers: sums of yuan drift, and half a cent would be lost. */
const UNITS = 1e9

/** The mean of the last `n` closes; undefined where there are fewer. */
export function meansOf(closes: readonly number[], n: number): (number | undefined)[] {
  const units = closes.map((close) => Math.round(close * UNITS))
  let sum = 0
  return units.map((close, at) => {
    sum += close - (units[at - n] ?? 0)
    return at + 1 < n ? undefined : sum / (n * UNITS)
  })
}

/** By close against open; if equal, as on a day at its limit, against the previous close. quotes §3 */
export function candleTone({ o, c, before = o }: Candle): 'rise' | 'fall' | 'flat' {
  const [from, to] = o === c ? [before, c] : [o, c]
  return to > from ? 'rise' : to < from ? 'fall' : 'flat'
}

/** Edges that contain all bars with a small margin. */
export function rangeOf(candles: readonly Candle[]): { low: number; high: number } {
  const [low, high] = [Math.min(...candles.map(({ l }) => l)), Math.max(...candles.map(({ h }) => h))]
  const room = Math.max((high - low) * 0.04, Math.abs(high) * 0.001)
  return { low: low - room, high: high + room }
}

/** One path of all candles of a colour: a line from high to low and a body at least a unit high. */
export function candlePath(candles: readonly Candle[], tone: string, box: Box): string {
  const step = box.width / Math.max(1, candles.length)
  const half = Math.max(0.5, step * 0.36)
  return candles
    .map((candle, at) => {
      if (candleTone(candle) !== tone) return ''
      const x = (at + 0.5) * step
      const [top, bottom] = [yOf(Math.max(candle.o, candle.c), box), yOf(Math.min(candle.o, candle.c), box)]
      const wick = `M${short(x)} ${short(yOf(candle.h, box))}V${short(yOf(candle.l, box))}`
      const height = Math.max(1, bottom - top)
      return `${wick}M${short(x - half)} ${short(top)}h${short(half * 2)}v${short(height)}h${short(-half * 2)}Z`
    })
    .join('')
}
