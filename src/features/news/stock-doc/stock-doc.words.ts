import type { OutputOf } from '#api/call.ts'
import type { clsStockAnnounceInfo, clsStockNewsInfo, clsStockResearchInfo } from '#api/domains/media/news.ts'
import type { DocKind } from '#entities/stock/stock-docs.model.ts'
import { minute } from '#lib/time/dates.ts'

/** A document about a stock for its page. */
export interface StockDocView {
  title: string
  /** Its publisher and time. */
  origin: string
  /** '' if it is only a file. */
  html: string
  /** 「查看原文（PDF，共 3 页）」; '' without a file. */
  fileLabel: string
  /** The path of the file, as the service gives it. */
  file: string
  disclaimer: string
}

type StockDocInfo = OutputOf<typeof clsStockNewsInfo | typeof clsStockAnnounceInfo | typeof clsStockResearchInfo>

/** An announcement is the company's own; its answer names no publisher. */
const COMPANY = '上市公司公告'

/** Publisher and date are always shown with research. NW-05 */
export function toStockDoc(kind: DocKind, info: StockDocInfo): StockDocView {
  const { title, publishedAt } = info
  const publisher = publisherOf(info)
  const file = 'pdfUrl' in info ? (info.pdfUrl ?? '') : ''
  const pages = 'pages' in info ? `，共 ${info.pages} 页` : ''
  return {
    title,
    origin: `${kind === 'research' ? '发布机构' : '来源'}：${publisher} · ${minute(publishedAt)}`,
    html: 'contentHtml' in info ? (info.contentHtml ?? '') : '',
    file,
    fileLabel: file === '' ? '' : `查看原文（PDF${pages}）`,
    disclaimer: disclaimerOf(kind, publisher),
  }
}

/** The text of its share card. product §2.21 */
export function docCard(info: StockDocInfo): { title: string; desc: string } {
  return { title: info.title, desc: `来源：${publisherOf(info)} ${minute(info.publishedAt)}` }
}

function publisherOf(info: StockDocInfo): string {
  return 'publisher' in info ? info.publisher : COMPANY
}

function disclaimerOf(kind: DocKind, publisher: string): string {
  if (kind === 'announce') return '公告以交易所披露的原文为准，不构成投资建议'
  if (kind === 'research') return `研报观点属于${publisher}，不代表本公司立场，不构成投资建议`
  return `来源：${publisher}，转载不代表本公司立场，不构成投资建议`
}
