import type { Quote } from '#api/shapes.ts'
import { DAY } from '#test/service/seed/days.ts'
import { stockWords, symbolOf } from '#lib/text/typed/search.ts'
import { type Bar, barsOf, round } from './bars.ts'
import { tradingDays } from './calendar.ts'
import { plates } from './plates.ts'
import { createRoster, digitsOf, formerNumbers, formerStocks, marketIndexes, type Stock } from './roster.ts'

export type Market = ReturnType<typeof createMarket>

const CLOSING = 15 * 3600_000

/**
 * Simulated stocks with three years of daily bars. Bars are generated on demand and not cached; quotes are the close of
 * the last trading day.
 * @param today midnight in Shanghai
 */
export function createMarket(today: number) {
  const roster = createRoster()
  const bySymbol = new Map([...roster, ...marketIndexes, ...formerStocks].map((stock) => [stock.symbol, stock]))
  const days = tradingDays(today)
  const asOf = (days.at(-1) ?? today - DAY) + CLOSING
  const quotes = new Map<string, Quote>()

  const bars = (stock: Stock): Bar[] => barsOf(stock, days)
  const quoteOf = (stock: Stock): Quote => {
    const known = quotes.get(stock.symbol)
    if (known) return known
    const made = { ...quoteFrom(bars(stock), stock), asOf }
    quotes.set(stock.symbol, made)
    return made
  }
  const of = (text: string): Stock | undefined => bySymbol.get(withMarket(text, bySymbol))
  return {
    stocks: roster,
    of,
    bars,
    quoteOf,
    /** Epoch ms of the last close. */
    asOf,
    /** Midnights of the trading days, oldest first. */
    days,
    /** Quotes of the known symbols. */
    quotes: (symbols: readonly string[]): Quote[] =>
      symbols.flatMap((symbol) => {
        const stock = of(symbol)
        return stock ? [quoteOf(stock)] : []
      }),
    /** Stocks whose number, name or initials contain the words; all stocks without words. */
    search(words: string): Stock[] {
      const wanted = stockWords(words).toUpperCase()
      return roster.filter(
        ({ symbol, name, pinyin }) =>
          symbol.includes(wanted) || name.toUpperCase().includes(wanted) || pinyin.startsWith(wanted),
      )
    },
    /** The sectors of a stock with their mean change of the day. */
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

/** The symbol of a number without its market, if one of them exists. */
function withMarket(text: string, known: ReadonlyMap<string, Stock>): string {
  const named = symbolOf(text)
  const plain = formerNumbers[named] ?? named
  if (!/^\d{6}$/.test(plain)) return plain
  return (
    ['SH', 'SZ', 'BJ'].map((each) => formerNumbers[each + plain] ?? each + plain).find((symbol) => known.has(symbol)) ??
    plain
  )
}

function quoteFrom(bars: readonly Bar[], stock: Stock): Omit<Quote, 'asOf'> {
  const { symbol, name, pinned } = stock
  const last = bars.at(-1)
  if (!last || stock.actor === 'NEW') return { symbol, name }
  if (pinned?.suspended) return { symbol, name, price: last.close, suspended: true }
  return {
    symbol,
    name,
    price: last.close,
    changeRate: round(last.close / last.prevClose - 1, 4),
    changeAmt: round(last.close - last.prevClose, digitsOf(stock)),
  }
}
