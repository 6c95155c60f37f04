import { useParams } from 'wouter'
import { clsStockAnnounceInfo, clsStockNewsInfo, clsStockResearchInfo } from '#api/domains/media/news.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { docKinds, type DocKind } from '#entities/stock/stock-docs.model.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { stockDocHref } from '#lib/path/stock-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { docCard, type StockDocView, toStockDoc } from './stock-doc.words.ts'

export interface StockDoc {
  /** 资讯, 公告, 研报; undefined: the address names no such kind. */
  label: string | undefined
  path: string
  isGuest: boolean
  doc: Loaded<StockDocView>
}

const calls = { news: clsStockNewsInfo, announce: clsStockAnnounceInfo, research: clsStockResearchInfo } as const

/** News, an announcement or research on a stock; not for guests. NW-05 */
export function useStockDoc(): StockDoc {
  const { docType, id = '' } = useParams<{ docType?: string; id?: string }>()
  const named = docKinds.find(({ key }) => key === docType)
  const kind: DocKind = named?.key ?? 'news'
  const found = useCall(calls[kind], named ? { id } : null, { offline: { title: ({ title }) => title } })
  const known = dataOf(found)
  usePage({ title: known?.title ?? named?.label ?? '资讯', card: known && docCard(known) })
  useTrackOpened('news', 'doc_view', kind)
  return {
    label: named?.label,
    path: stockDocHref(kind, id),
    isGuest: !useSignedIn(),
    doc: mapLoaded(found, (info) => {
      const view = toStockDoc(kind, info)
      return { ...view, file: documentAt(view.file) }
    }),
  }
}
