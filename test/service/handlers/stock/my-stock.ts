import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { watchlist } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'
import { analysts } from '#test/service/seed/people.ts'
import type { Visit } from '#test/service/visit.ts'
import { ownQuestions, seededQuestions, toQa } from '#test/service/room/questions.ts'
import { feedOf, pageOf } from '#test/service/paging/paging.ts'

const MOST = 200

export function myStock(deps: Deps): Handlers<'my-stock'> {
  const stockOf = (symbol: string): Stock => {
    const found = deps.library().market.of(symbol)
    if (!found) throw notFound('股票')
    return found
  }
  const mine = (visit: Visit) =>
    deps.db.query.watchlist.findMany({
      where: eq(watchlist.userId, visit.known().user.userId),
      orderBy: [asc(watchlist.place), asc(watchlist.symbol)],
    })
  const known = (symbols: readonly string[]) => {
    if (symbols.length > MOST) throw badInput(40003, `一次最多${MOST}只股票`)
    return [...new Set(symbols.flatMap((symbol) => deps.library().market.of(symbol)?.symbol ?? []))]
  }
  /** Stores the list in this order, in one statement. */
  const keep = async (symbols: readonly string[], visit: Visit) => {
    const { userId } = visit.known().user
    if (symbols.length > MOST) throw new Refusal(40361, '自选股已达上限')
    const rows = symbols.map((symbol, place) => ({ userId, symbol, place, addedAt: visit.now }))
    if (rows.length > 0) {
      await deps.db
        .insert(watchlist)
        .values(rows)
        .onConflictDoUpdate({ target: [watchlist.userId, watchlist.symbol], set: { place: sql`excluded.place` } })
    }
    return { count: symbols.length }
  }
  const symbolsOf = async (visit: Visit) => (await mine(visit)).map(({ symbol }) => symbol)
  return {
    tradeStatusCheck: ({ symbol }) => deps.exchange.status(stockOf(symbol).symbol),
    async myStockList(_, visit) {
      const { market } = deps.library()
      return (await mine(visit)).flatMap(({ symbol, addedAt }) => {
        const stock = market.of(symbol)
        return stock ? [{ ...market.quoteOf(stock), addedAt }] : []
      })
    },
    async myStockAdd({ symbol }, visit) {
      const { symbol: added } = stockOf(symbol)
      const now = await symbolsOf(visit)
      return now.includes(added) ? { count: now.length } : keep([added, ...now], visit)
    },
    async myStockAddList({ symbols }, visit) {
      const now = await symbolsOf(visit)
      return keep([...new Set([...now, ...known(symbols)])], visit)
    },
    async myStockReduce({ symbols }, visit) {
      const { userId } = visit.known().user
      await deps.db
        .delete(watchlist)
        .where(and(eq(watchlist.userId, userId), inArray(watchlist.symbol, known(symbols))))
      return { count: (await mine(visit)).length }
    },
    async myStockSort({ symbols }, visit) {
      const now = await symbolsOf(visit)
      const named = known(symbols).filter((symbol) => now.includes(symbol))
      return keep([...named, ...now.filter((symbol) => !named.includes(symbol))], visit)
    },
    async stockNoticeList({ beforeId }, visit) {
      const { market, news } = deps.library()
      const stocks = (await symbolsOf(visit)).flatMap((symbol) => market.of(symbol) ?? [])
      const all = stocks
        .flatMap((stock) => news.docsOf('ANNOUNCE', stock))
        .toSorted((a, b) => b.publishedAt - a.publishedAt)
      return feedOf(all, ({ id }) => id, { beforeId }).list.map(({ id, symbol, docKind, title, publishedAt }) => ({
        id,
        symbol,
        kind: docKind,
        title,
        at: publishedAt,
        link: `/stock-doc/announce/${id}`,
      }))
    },
    async stockQaFilterList(_, visit) {
      const all = [...(await ownQuestions(visit, deps)), ...seededQuestions(visit.now)]
      const numbers = new Set(all.map(({ analyst }) => analyst))
      const symbols = new Set(all.flatMap(({ symbol }) => symbol ?? []))
      return {
        analysts: analysts.filter(({ number }) => numbers.has(number)),
        symbols: deps.library().market.quotes([...symbols]),
      }
    },
    async stockQaList({ symbol, analystNumber, ...asked }, visit) {
      const stock = symbol === undefined ? undefined : stockOf(symbol)
      const all = [...(await ownQuestions(visit, deps)), ...seededQuestions(visit.now)]
        .filter((each) => stock === undefined || each.symbol === stock.symbol)
        .filter(({ analyst }) => analystNumber === undefined || analyst === analystNumber)
      return pageOf(
        all.map((each) => toQa(each, visit.now)),
        asked,
      )
    },
  }
}
