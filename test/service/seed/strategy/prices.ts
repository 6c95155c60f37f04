import { type Action, actionOn } from '#test/service/seed/market/actions.ts'
import type { Bar } from '#test/service/seed/market/bars.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'

/** The bars of one stock aligned to the dates of `Prices`, unadjusted. */
export interface Row {
  stock: Stock
  /** Nothing where it was not traded. */
  bars: readonly (Bar | undefined)[]
  /** The last known close, yuan: a suspended stock keeps the previous one, a delisted one has NaN. */
  close: Float64Array
  /** The same adjusted for distributions, for rules only: no money is computed from it. */
  adjusted: Float64Array
  /** The distribution before the opening of a day. */
  actions: ReadonlyMap<number, Action>
  /** The first index at which the stock is no longer listed. */
  leftAt?: number | undefined
}

export type Prices = ReturnType<typeof createPrices>

const HELD_BY_DAYS = 732

/** The bars of the simulated market, one row per stock, aligned on first use. */
export function createPrices(market: Pick<Market, 'of' | 'bars' | 'days'>, actionsOf = actionOn) {
  const days = market.days.slice(-HELD_BY_DAYS)
  const dates = days.map(dateOf)
  const places = new Map(dates.map((date, place) => [date, place]))
  const rows = new Map<string, Row>()
  return {
    /** Trading days, YYYY-MM-DD, oldest first. */
    dates,
    /** Midnights of the same days, epoch ms. */
    days,
    /** The first index at or after a date; `dates.length` when there is none. */
    from(date: string): number {
      const place = dates.findIndex((each) => each >= date)
      return place < 0 ? dates.length : place
    },
    row(symbol: string): Row | undefined {
      const known = rows.get(symbol)
      if (known) return known
      const stock = market.of(symbol)
      if (!stock) return undefined
      const bars: (Bar | undefined)[] = days.map(() => undefined)
      for (const bar of market.bars(stock)) {
        const place = places.get(bar.d)
        if (place !== undefined) bars[place] = bar
      }
      const actions = new Map<number, Action>()
      for (const [place, day] of days.entries()) {
        const action = bars[place] && actionsOf(stock, day)
        if (action) actions.set(place, action)
      }
      const leftAt = stock.leftOn === undefined ? undefined : this.from(stock.leftOn)
      const made = { stock, bars, actions, leftAt, ...closesOf(bars, leftAt) }
      rows.set(symbol, made)
      return made
    },
  }
}

function closesOf(bars: readonly (Bar | undefined)[], leftAt = bars.length) {
  const close = new Float64Array(bars.length).fill(Number.NaN)
  const adjusted = new Float64Array(bars.length).fill(Number.NaN)
  let [last, factor] = [Number.NaN, 1]
  for (let place = 0; place < leftAt; place++) {
    const bar = bars[place]
    // On an ex day the change is relative to a reference below the last close.
    if (bar && !Number.isNaN(last)) factor *= last / bar.prevClose
    last = bar?.close ?? last
    close[place] = last
    adjusted[place] = last * factor
  }
  return { close, adjusted }
}
