import { MINUS } from './minus.ts'
import { price } from './money.ts'

/** A change of a price, as text. */
export interface Change {
  /** 「+2.12%」. */
  rate: string
  /** 「+0.59」, yuan. */
  amount: string
  /** The colour, which matches the sign. */
  tone: 'rise' | 'fall' | 'flat'
}

/** The change from one price to another, both in yuan; computed in ticks, as yuan have no exact halves. quotes §3 */
export function changeOf(now: number, before: number, digits: number): Change {
  const scale = 10 ** digits
  const [ticks, base] = [Math.round(now * scale), Math.round(before * scale)]
  const change = ticks - base
  const hundredths = Math.round((Math.abs(change) * 10_000) / base)
  const sign = change > 0 ? '+' : change < 0 ? MINUS : ''
  return {
    amount: `${sign}${price(Math.abs(change) / scale, digits)}`,
    // A change too small for two decimals has no sign.
    rate: `${hundredths === 0 ? '' : sign}${price(hundredths / 100)}%`,
    tone: change > 0 ? 'rise' : change < 0 ? 'fall' : 'flat',
  }
}

/** The rest of a whole; `--` if two answers contradict each other. */
export function restOf(part: number, whole: number): string {
  return part > whole ? '--' : String(whole - part)
}

/** A part of a whole as 「1.23%」, half up, without a sign; integers of ticks or shares. */
export function percentOf(part: number, whole: number): string {
  return `${price(Math.round((part * 10_000) / whole) / 100)}%`
}
