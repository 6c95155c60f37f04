import type { OutputOf } from '#api/call.ts'
import type { caseStockDetail } from '#api/domains/stock/stock-case/shown.ts'
import { oldestOf, toStockRow } from '#entities/stock/named-stocks.words.ts'
import { minute } from '#lib/time/dates.ts'
import type { Entry } from '#quotes/board.ts'

/** The price of the stock today, and its news. */
export interface StockToday {
  facts: readonly { name: string; value: string }[]
  news: readonly { key: string; title: string; note: string }[]
}

const NEWS_SHOWN = 5

/** @param entry the price from the quotes service; until it arrives the last close is shown */
export function toStockToday({ quote, news }: OutputOf<typeof caseStockDetail>, entry: Entry): StockToday {
  const { price: last, change } = toStockRow(quote, entry)
  const asOf = oldestOf([{ given: quote, entry }])
  return {
    facts: [{ name: '最新价', value: `${last}元 ${change}${asOf === '' ? '' : `（${asOf}）`}` }],
    news: news.slice(0, NEWS_SHOWN).map(({ id, title, source, publishedAt }) => ({
      key: id,
      title,
      note: `来源：${source} · ${minute(publishedAt)}`,
    })),
  }
}
