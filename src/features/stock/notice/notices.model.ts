import { useState } from 'react'
import { stockNoticeList } from '#api/domains/stock/my-stock.ts'
import { dataOf } from '#data/loaded.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { STOCK_NOTICES } from '#lib/path/stock-href.ts'
import { minute } from '#lib/time/dates.ts'
import { useSymbols } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'

export interface Notices {
  feed: Feed<NoticeRow>
  report: (symbol: string) => void
}

interface NoticeRow {
  key: string
  symbol: string
  title: string
  /** The stock and the time. */
  note: string
  href: string
}

/** The announcements on the customer's stocks, newest first. ST-08 */
export function useNotices(): Notices {
  const track = useTrack()
  const offline = { title: '自选公告', route: STOCK_NOTICES }
  const feed = useFeed(stockNoticeList, {}, { idOf: ({ id }) => id, offline })
  const names = useNames((dataOf(feed) ?? []).map(({ symbol }) => symbol))
  return {
    feed: mapFeed(feed, ({ id, symbol, title, at, link }) => ({
      key: id,
      symbol,
      title,
      note: `${names?.get(symbol)?.name ?? symbol.slice(2)} · ${minute(at)}`,
      href: link,
    })),
    report: (symbol) => void track('stock', 'alert_open', symbol),
  }
}

/** The names of stocks; known ones stay while those of an older page are read. */
function useNames(symbols: readonly string[]) {
  // How many can be read at once.
  const names = dataOf(useSymbols([...new Set(symbols)].slice(0, 60)))
  const [known, keep] = useState(names)
  if (names !== undefined && names !== known) keep(names)
  return names ?? known
}
