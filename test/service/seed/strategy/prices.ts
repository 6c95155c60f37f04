import { type Bar } from '#test/service/seed/market/bars.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'

/** The bars of one stock laid along the dates of `Prices`: yuan, NaN where it was not traded. */
export interface Row {
  stock: Stock
  open: Float64Array
  /** The last known close: a suspended stock keeps the one before. */
  close: Float64Array
}

export type Prices = ReturnType<typeof createPrices>

const HELD_BY_DAYS = 732

/** Opens and closes of the made market, one row per stock, laid out when a stock is first asked for. */
export function createPrices(market: Pick<Market, 'of' | 'bars' | 'days'>) {
  const days = market.days.slice(-HELD_BY_DAYS)
  const dates = days.map(dateOf)
  const places = new Map(dates.map((date, place) => [date, place]))
  const rows = new Map<string, Row>()
  return {
    /** Trading days, YYYY-MM-DD, oldest first. */
    dates,
    /** Midnights of the same days, epoch ms. */
    days,
    /** The first place at or after a date; `dates.length` when there is none. */
    from(date: string): number {
      const place = dates.findIndex((each) => each >= date)
      return place < 0 ? dates.length : place
    },
    row(symbol: string): Row | undefined {
      const known = rows.get(symbol)
      if (known) return known
      const stock = market.of(symbol)
      if (!stock) return undefined
      const made = layOut(stock, market.bars(stock), places)
      rows.set(symbol, made)
      return made
    },
  }
}

function layOut(stock: Stock, bars: readonly Bar[], places: ReadonlyMap<string, number>): Row {
  const open = new Float64Array(places.size).fill(Number.NaN)
  const close = new Float64Array(places.size).fill(Number.NaN)
  for (const bar of bars) {
    const place = places.get(bar.d)
    if (place === undefined) continue
    open[place] = bar.open
    close[place] = bar.close
  }
  for (let place = 1; place < close.length; place++) {
    const before = close[place - 1]
    if (Number.isNaN(close[place]) && before !== undefined) close[place] = before
  }
  return { stock, open, close }
}
