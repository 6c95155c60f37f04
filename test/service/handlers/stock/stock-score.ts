import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { type FactorId, factors } from '#test/service/seed/market/scores.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { countOf } from '#lib/text/graphemes.ts'

export function stockScore(deps: Deps): Handlers<'stock-score'> {
  return {
    scoreFactorList: () => [...factors],
    scoreStockInfo({ symbol }) {
      const { market, scores } = deps.library()
      const stock = market.of(symbol)
      if (!stock) throw notFound('股票')
      const found = scores.of(stock)
      if (!found) throw new Refusal(40360, '该股票暂无评分')
      const all = scores.ranking([])
      const rank = all.findIndex((each) => each.stock === stock) + 1
      return { symbol: stock.symbol, name: stock.name, ...found, rank, rankTotal: all.length, asOf: market.asOf }
    },
    scoreStockList({ keyword, factorIds = [], sort = 'SCORE_DESC', ...asked }, visit) {
      const { market, scores } = deps.library()
      if (sort !== 'SCORE_DESC' && sort !== 'SCORE_ASC') throw badInput(40003, '参数 sort 不正确')
      if (keyword !== undefined) {
        if (countOf(keyword) > 30) throw badInput(40003, '参数 keyword 不正确')
        const page = pageOf(market.search(keyword), asked)
        return { ...page, list: page.list.map((stock) => ({ ...market.quoteOf(stock), pinyin: stock.pinyin })) }
      }
      // A search by name is open to guests, a ranking to customers.
      visit.known()
      const ids = factorIds.map((id): FactorId => {
        const known = factors.find(({ factorId }) => factorId === id)
        if (!known) throw badInput(40003, '参数 factorIds 不正确')
        return known.factorId
      })
      const all = scores.ranking(ids).map((row, index) => ({ ...row, rank: index + 1 }))
      const page = pageOf(sort === 'SCORE_ASC' ? all.toReversed() : all, asked)
      const list = page.list.map(({ stock, score, rank }) => ({
        ...market.quoteOf(stock),
        score,
        rank,
        rankTotal: all.length,
      }))
      return { ...page, list }
    },
  }
}
