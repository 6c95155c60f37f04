import type { OutputOf } from '#api/call.ts'
import type { caseInfo, caseStockDetail } from '#api/domains/stock/stock-case/shown.ts'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { type CaseStep, stepName, timelineSteps } from '#entities/stock-case/timeline.words.ts'
import { price } from '#lib/number/money.ts'
import type { HashedEntry } from '#lib/number/record-hash.ts'
import { rate } from '#lib/number/rate.ts'
import type { CurvePoint } from '#lib/number/curve.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { day, stamp } from '#lib/time/dates.ts'

/** A case as its page shows it; rates are decimal, the furthest fall comes first. product PL-03 */
export interface CaseView {
  name: string
  status: '进行中' | '已结束'
  analyst: AnalystView
  rates: readonly { name: string; value: number | undefined }[]
  facts: readonly { name: string; value: string }[]
  curve: readonly CurvePoint[]
  /** The days of its steps on the curve. */
  marks: readonly { d: string; word: string }[]
  /** Oldest first. */
  steps: readonly CaseStep[]
  stock: string
  symbol: string
  /** Until when the advice of a current case holds, epoch ms. */
  validUntil: number | undefined
  /** '' where the service publishes none. */
  hash: string
  /** What it was taken over, where all of it is known. */
  entry: HashedEntry | undefined
}

export function toCaseView(found: OutputOf<typeof caseInfo>): CaseView {
  const { symbol, name = '', status, inDate, outDate, inPrice, outPrice, timeline, curve, analyst } = found
  const { maxFallRate, maxRiseRate, profitRate, validUntil } = found
  return {
    name: `${name} ${symbol.slice(2)}`.trim(),
    status: status === 'CURRENT' ? '进行中' : '已结束',
    analyst: toAnalystView(analyst),
    rates: [
      { name: '期间最大下跌', value: maxFallRate },
      { name: '期间最大上涨', value: maxRiseRate },
      { name: outDate === undefined ? '入选至今' : '入选至出池', value: profitRate },
    ],
    facts: [
      { name: '入选', value: `${inDate}，${yuanOf(inPrice)}` },
      { name: '出池', value: outDate === undefined ? '尚未出池' : `${outDate}，${yuanOf(outPrice)}` },
      ...(validUntil === undefined ? [] : [{ name: '有效期', value: `至 ${day(validUntil)}` }]),
    ],
    curve,
    marks: timeline.map(({ at, kind }) => ({ d: day(at), word: stepName(kind) })),
    symbol,
    validUntil,
    steps: timelineSteps(timeline),
    stock: stockHref(symbol),
    hash: found.hash ?? '',
    entry: entryOf(found),
  }
}

function entryOf({ caseId, symbol, inDate, inPrice, analyst, salt }: StockCase): HashedEntry | undefined {
  if (inPrice === undefined || salt === undefined) return undefined
  return { caseId, symbol, inDate, inPrice, certNo: analyst.certNo, salt }
}

function yuanOf(value: number | undefined): string {
  return value === undefined ? '--' : `${price(value, 2)}元`
}

/** The price of the stock today, and its news. */
export interface StockToday {
  facts: readonly { name: string; value: string }[]
  news: readonly { key: string; title: string; note: string }[]
}

const NEWS_SHOWN = 5

export function toStockToday({ quote, news }: OutputOf<typeof caseStockDetail>): StockToday {
  const asOf = quote.asOf === undefined ? '' : `（${stamp(quote.asOf)}）`
  return {
    facts: [{ name: '最新价', value: `${yuanOf(quote.price)} ${rate(quote.changeRate)}${asOf}` }],
    news: news.slice(0, NEWS_SHOWN).map(({ id, title, source, publishedAt }) => ({
      key: id,
      title,
      note: `来源：${source} · ${stamp(publishedAt)}`,
    })),
  }
}
