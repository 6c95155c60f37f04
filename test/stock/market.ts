import type { Snapshot } from '#quotes/shapes.ts'
import { createDesk } from '#test/service/quotes/day.ts'
import { momentOf } from '#test/service/quotes/session.ts'
import { toSnapshot } from '#test/service/quotes/snapshot.ts'
import { type Bar, round } from '#test/service/seed/market/bars.ts'
import { digitsOf, type Stock } from '#test/service/seed/market/roster.ts'

const desk = createDesk()
/** How often a simulated price moves while the market trades, ms. */
const STEP = 3000
/** How long a page is observed, ms. */
const LOOK = 60_000

function stockOf(symbol: string): Stock {
  const stock = desk.stocks.get(symbol)
  if (!stock) throw new Error(`no ${symbol} in the made market`)
  return stock
}

/** The simulated market's data of a stock at a moment, epoch ms. */
export function quoteAt(symbol: string, now: number): Snapshot {
  return toSnapshot(desk, stockOf(symbol), momentOf(now))
}

/** All its data from one moment to another. */
export function quotesFrom(symbol: string, from: number, to: number): Snapshot[] {
  return Array.from({ length: 1 + Math.floor((to - from) / STEP) }, (_, step) => quoteAt(symbol, from + step * STEP))
}

/** The last complete day of a stock before that of a moment; undefined where it was not listed. */
export function dayBefore(symbol: string, now: number): Bar | undefined {
  return desk.known(stockOf(symbol), momentOf(now)).before.at(-1)
}

/**
 * The first stock of the market that stays in this state as long as a page is observed.
 * @throws where none is
 */
export function stockThat(is: (quote: Snapshot) => boolean, from: number): string {
  const found = [...desk.stocks.values()].find(
    ({ symbol, kind }) => kind !== 'INDEX' && quotesFrom(symbol, from, from + LOOK).every(is),
  )
  if (!found) throw new Error('no stock of the made market is so')
  return found.symbol
}

/** A price and its change as a page formats them, as regular expression sources; unknown values are `--`. */
export function written(symbol: string, price: number | undefined, prevClose: number | undefined) {
  const digits = digitsOf(stockOf(symbol))
  const isChanged = price !== undefined && prevClose !== undefined
  return {
    price: escaped(price?.toFixed(digits)),
    amount: escaped(isChanged ? signed(round(price - prevClose, digits), digits) : undefined),
    rate: escaped(isChanged ? `${signed(round((price / prevClose - 1) * 100, 2), 2)}%` : undefined),
    prevClose: escaped(prevClose?.toFixed(digits)),
  }
}

function signed(value: number, digits: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return sign + Math.abs(value).toFixed(digits)
}

const escaped = (text = '--') => text.replace(/[.+]/g, String.raw`\$&`)
