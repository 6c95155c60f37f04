import { stockNoticeList } from '#api/domains/stock/my-stock.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { STOCK_NOTICES } from '#lib/path/stock-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { useSymbols } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'

/** So many come at once; fewer are the last. spec §7 Self-selected stocks */
const PART = 20

export interface Notices {
  rows: Loaded<NoticeRow[]>
  /** The one after which older ones begin; undefined where there are none. */
  last: string | undefined
  report: (symbol: string) => void
}

interface NoticeRow {
  key: string
  symbol: string
  title: string
  /** Of which stock, and when. */
  note: string
  href: string
}

/** A part of the announcements on the customer's stocks, from the newest or after `beforeId` on. product ST-08 */
export function useNotices(beforeId: string | undefined): Notices {
  const track = useTrack()
  const offline = { title: '自选公告', route: STOCK_NOTICES, part: beforeId !== undefined }
  const found = useCall(stockNoticeList, beforeId === undefined ? {} : { beforeId }, { offline })
  const list = dataOf(found) ?? []
  const names = dataOf(useSymbols([...new Set(list.map(({ symbol }) => symbol))]))
  return {
    rows: mapLoaded(found, (notices) =>
      notices.map(({ id, symbol, title, at, link }) => ({
        key: id,
        symbol,
        title,
        note: `${names?.get(symbol)?.name ?? symbol.slice(2)} · ${stamp(at)}`,
        href: link,
      })),
    ),
    last: list.length < PART ? undefined : list.at(-1)?.id,
    report: (symbol) => void track('stock', 'alert_open', symbol),
  }
}
