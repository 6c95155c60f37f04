import { feesOf } from './fees.ts'

/** The kind of security and the commission. */
export interface Terms {
  isFund: boolean
  /** Of the amount; 0.00025 is 万2.5. */
  rate: number
}

/** Prices have two decimals, funds three; a tick is one of the last. quotes §5 */
export function digitsOf(isFund: boolean): number {
  return isFund ? 3 : 2
}

/** Price in ticks times shares, in fen, half up. */
export function amountFenOf(ticks: number, qty: number, isFund: boolean): number {
  return Math.floor((ticks * qty * 100) / 10 ** digitsOf(isFund) + 0.5)
}

/** The cash needed for a purchase, fen. */
export function costFen(ticks: number, qty: number, terms: Terms): number {
  const amountFen = amountFenOf(ticks, qty, terms.isFund)
  return amountFen + feesOf({ side: 'BUY', amountFen, ...terms })
}

/** The cash received from a sale, fen; below 0 if the fees exceed the price. */
export function proceedsFen(ticks: number, qty: number, terms: Terms): number {
  const amountFen = amountFenOf(ticks, qty, terms.isFund)
  return amountFen - feesOf({ side: 'SELL', amountFen, ...terms })
}

/** The break-even price of a sale, in ticks. quotes §5 */
export function breakEvenTicks(ticks: number, qty: number, terms: Terms): number {
  const cost = costFen(ticks, qty, terms)
  let [short, enough] = [ticks - 1, ticks + 1]
  while (proceedsFen(enough, qty, terms) < cost) [short, enough] = [enough, enough * 2]
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    if (proceedsFen(middle, qty, terms) < cost) short = middle
    else enough = middle
  }
  return enough
}

/** Shares are bought by the hundred. */
export const LOT = 100

/** A purchase limited to a loss of `lossFen` if it is sold at `stop`. */
export interface Risk {
  entry: number
  stop: number
  capitalFen: number
  lossFen: number
}

/** The most shares, in whole lots, within the cash and the maximum loss, fees included; 0 below a lot. */
export function sizeOf({ entry, stop, capitalFen, lossFen }: Risk, terms: Terms): number {
  const fits = (lots: number) => {
    const cost = costFen(entry, lots * LOT, terms)
    return cost <= capitalFen && cost - proceedsFen(stop, lots * LOT, terms) <= lossFen
  }
  let [most, over] = [0, Math.floor((capitalFen * 10 ** digitsOf(terms.isFund)) / (entry * 100 * LOT)) + 1]
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2)
    if (fits(middle)) most = middle
    else over = middle
  }
  return most * LOT
}
