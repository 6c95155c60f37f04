import {
  clsStockAnnounceList,
  clsStockAnnounceListByStocks,
  clsStockNewsList,
  clsStockNewsListByStocks,
  clsStockResearchList,
  clsStockResearchListByStocks,
} from '#api/domains/media/news.ts'
import type { StockDoc } from '#api/shapes/news.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { stockDocHref } from '#lib/path/stock-href.ts'
import { minute } from '#lib/time/dates.ts'

/** Documents about stocks: news, announcements, research. ST-01, ST-03 */
export const docKinds = [
  { key: 'news', label: '资讯' },
  { key: 'announce', label: '公告' },
  { key: 'research', label: '研报' },
] as const
export type DocKind = (typeof docKinds)[number]['key']

export interface DocRow {
  key: string
  title: string
  /** Its publisher and time, and its stock if there are several. */
  note: string
  href: string
}

/** The most stocks of one request. */
const MOST = 50
const ofOne = { news: clsStockNewsList, announce: clsStockAnnounceList, research: clsStockResearchList } as const
const ofMany = {
  news: clsStockNewsListByStocks,
  announce: clsStockAnnounceListByStocks,
  research: clsStockResearchListByStocks,
} as const

/** Documents about one stock; not for guests. */
export function useStockDocs(kind: DocKind, symbol: string): Pages<DocRow> {
  return mapPages(usePages(ofOne[kind], { symbol }), (doc) => toRow(doc, kind, ''))
}

/** Documents about several; a `null` list requests nothing. */
export function useDocsOfStocks(kind: DocKind, symbols: readonly string[] | null): Pages<DocRow> {
  const input = symbols && symbols.length > 0 ? { symbols: symbols.slice(0, MOST) } : null
  return mapPages(usePages(ofMany[kind], input), (doc) => toRow(doc, kind, doc.name))
}

function toRow({ id, title, publisher = '', publishedAt }: StockDoc, kind: DocKind, name: string): DocRow {
  const note = [name, publisher === '' ? '' : `来源：${publisher}`, minute(publishedAt)].filter(Boolean).join(' · ')
  return { key: id, title, note, href: stockDocHref(kind, id) }
}
