import type { Quote } from '#api/shapes.ts'
import { DAY } from '#test/service/seed/days.ts'
import { stocks as pinned } from '#test/service/seed/stocks.ts'
import { type Bar, barsOf, round, tradingDays } from './bars.ts'
import { plates } from './plates.ts'
import { createRoster, type Stock } from './roster.ts'

export type Market = ReturnType<typeof createMarket>

const CLOSING = 15 * 3600_000
/** How many days a suspended stock has not traded. */
const SUSPENDED_DAYS = 12

/**
 * 300 made-up stocks with three years of daily bars. Bars are walked when they are asked for and not kept; quotes are
 * the close of the last trading day.
 * @param today midnight in Shanghai
 */
export function createMarket(today: number) {
  const roster = createRoster()
  const bySymbol = new Map(roster.map((stock) => [stock.symbol, stock]))
  const days = tradingDays(today)
  const asOf = (days.at(-1) ?? today - DAY) + CLOSING
  const quotes = new Map<string, Quote>()

  const bars = (stock: Stock): Bar[] => {
    const quote = pinned.find(({ symbol }) => symbol === stock.symbol)
    if (!quote) return barsOf(stock, days)
    if (quote.price === undefined) return []
    const walked = barsOf(stock, quote.suspended ? days.slice(0, -SUSPENDED_DAYS) : days)
    return ended(walked, quote.price, quote.changeRate ?? 0, stock.isFund ? 3 : 2)
  }
  const quoteOf = (stock: Stock): Quote => {
    const known = quotes.get(stock.symbol)
    if (known) return known
    const fixed = pinned.find(({ symbol }) => symbol === stock.symbol)
    const made = fixed ? { ...fixed, asOf } : { ...quoteFrom(bars(stock), stock), asOf }
    quotes.set(stock.symbol, made)
    return made
  }
  const of = (text: string): Stock | undefined => bySymbol.get(symbolOf(text, bySymbol))
  return {
    stocks: roster,
    of,
    bars,
    quoteOf,
    /** Epoch ms of the last close. */
    asOf,
    /** Midnights of the trading days, oldest first. */
    days,
    /** Quotes of the symbols that are known. */
    quotes: (symbols: readonly string[]): Quote[] =>
      symbols.flatMap((symbol) => {
        const stock = of(symbol)
        return stock ? [quoteOf(stock)] : []
      }),
    /** Stocks whose number, name or initials hold the words; all of them when there are none. */
    search(words: string): Stock[] {
      const wanted = words.trim().toUpperCase()
      return roster.filter(
        ({ symbol, name, pinyin }) =>
          symbol.includes(wanted) || name.toUpperCase().includes(wanted) || pinyin.startsWith(wanted),
      )
    },
    /** The branches of a stock with their mean change of the day. */
    platesOf: (stock: Stock) =>
      plates
        .filter(({ plateId }) => stock.plateIds.includes(plateId))
        .map(({ plateId, name }) => {
          const rates = roster
            .filter(({ plateIds }) => plateIds.includes(plateId))
            .flatMap((each) => quoteOf(each).changeRate ?? [])
          const mean = rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length)
          return { plateId, name, changeRate: round(mean, 4) }
        }),
  }
}

/** `SH600519` for `600519.SH`, `sh600519` and, where one market has it, `600519`. */
function symbolOf(text: string, known: ReadonlyMap<string, Stock>): string {
  const plain = text.trim().toUpperCase()
  const [, digits = '', market = ''] = /^(\d{6})\.(SH|SZ|BJ)$/.exec(plain) ?? []
  if (market !== '') return market + digits
  if (!/^\d{6}$/.test(plain)) return plain
  return ['SH', 'SZ', 'BJ'].map((each) => each + plain).find((symbol) => known.has(symbol)) ?? plain
}

function quoteFrom(bars: readonly Bar[], { symbol, name, isFund }: Stock): Omit<Quote, 'asOf'> {
  const last = bars.at(-1)
  const before = bars.at(-2)
  if (!last || !before) return { symbol, name }
  return {
    symbol,
    name,
    price: last.close,
    changeRate: round(last.close / before.close - 1, 4),
    changeAmt: round(last.close - before.close, isFund ? 3 : 2),
  }
}

/** Bars scaled so that they end at a price that was given, after the change that was given. */
function ended(bars: readonly Bar[], price: number, changeRate: number, digits: number): Bar[] {
  const before = bars.at(-2)
  if (!before) return []
  const factor = price / (1 + changeRate) / before.close
  const scaled = bars.map(({ d, open, high, low, close, volume }) => ({
    d,
    open: round(open * factor, digits),
    high: round(high * factor, digits),
    low: round(low * factor, digits),
    close: round(close * factor, digits),
    volume,
  }))
  const last = scaled.at(-1)
  if (last) {
    last.close = price
    last.high = Math.max(last.high, price)
    last.low = Math.min(last.low, price)
  }
  return scaled
}
