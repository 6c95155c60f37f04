import type { OutputOf } from '#api/call.ts'
import type { strategyPoolExcellentRecord, strategyPoolNotice } from '#api/domains/strategy/strategy/pool.ts'
import type { CaseItem, PoolDetail, PoolItem } from '#api/shapes/strategy-pool.ts'
import type { InferOutput } from 'valibot'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { feesWord, kindWord, notReal } from '#entities/performance/kind.words.ts'
import { PAST } from '#entities/performance/past.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import type { SampleFigures } from '#entities/stock-case/sample.tsx'
import { validityOf } from '#entities/stock-case/validity.words.ts'
import { rate } from '#lib/number/rate.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { day, minute } from '#lib/time/dates.ts'

/** The views of a pool. SG-06 */
export const tabs = [
  { key: 'now', label: '当前池' },
  { key: 'pre', label: '预选' },
  { key: 'record', label: '表现' },
  { key: 'notice', label: '通知' },
] as const
export type PoolTab = (typeof tabs)[number]['key']

/** A stock with its date, adviser, number and validity. journey G3 */
export interface StockRow {
  key: string
  name: string
  note: string
  isOver: boolean
  href: string
}

/** @param now epoch ms, by the server's clock */
export function toStockRow(item: PoolItem, now: number): StockRow {
  const { symbol, name, inAt, inPrice, reason, validUntil, analyst } = item
  const { validity, isOver } = validityOf(validUntil, now)
  const entered = inPrice === undefined ? '' : ` ${stockPrice(symbol, inPrice)}元`
  return {
    key: symbol,
    name: `${name} ${symbol.slice(2)}`,
    note: [`${minute(inAt)} 入选${entered}`, authorLine([analyst]), validity, reason].join(' · '),
    isOver,
    href: stockHref(symbol),
  }
}

/** Who advised on the stocks of a pool, each once. */
export function writersOf(stocks: readonly PoolItem[]): string {
  return authorLine([...new Map(stocks.map(({ analyst }) => [analyst.certNo, analyst])).values()])
}

/** One that nearly qualifies: no target, no price, no advice. law §4 */
export function toCandidateRow({ symbol, name, inAt, reason }: PoolItem) {
  return {
    key: symbol,
    name: `${name} ${symbol.slice(2)}`,
    note: [`${day(inAt)} 收盘后`, '未入池，不构成建议', reason].join(' · '),
  }
}

/** A closed position, gain or loss. */
export function toRecordRow(stay: InferOutput<typeof CaseItem>) {
  const { caseId, symbol, name, inDate, outDate, profitRate, maxFallRate, analyst } = stay
  return {
    key: caseId,
    name: `${name} ${symbol.slice(2)}`,
    note: `${inDate} 至 ${outDate ?? '--'} · 期间最大下跌 ${rate(maxFallRate)} · ${authorLine([analyst])}`,
    rate: profitRate,
  }
}

type Ended = OutputOf<typeof strategyPoolExcellentRecord>

/** The whole sample above its rows. law §4 */
export function toSample(record: Ended, asOf: number): SampleFigures {
  const { total, winCount, avgRate, medianRate, worstRate, maxDrawdownRate } = record
  return { count: total, winCount, avgRate, medianRate, worstRate, maxDrawdownRate, asOf }
}

/** Below the curve of a pool's strategy: the kind of its record, and whether its costs are counted. law §4 */
export function curveNote({
  kind,
  feesIncluded,
}: Pick<InferOutput<typeof PoolDetail>, 'kind' | 'feesIncluded'>): string {
  const fees = feesIncluded === undefined ? '' : `，${feesWord(feesIncluded)}`
  return `${kindWord(kind)}${fees}；${notReal(kind)}${PAST}。`
}

/** An addition or removal, its reason, and its validity. */
export function toNoticeRow(notice: OutputOf<typeof strategyPoolNotice>[number], now: number) {
  const { id, text, at, change, symbol, name, reason = '', validUntil, link } = notice
  const act = change === 'IN' ? '调入' : change === 'OUT' ? '调出' : ''
  return {
    key: id,
    name: act === '' || name === undefined ? text : `${act} ${name} ${symbol?.slice(2) ?? ''}`.trim(),
    note: [minute(at), reason, validUntil === undefined ? '' : validityOf(validUntil, now).validity]
      .filter(Boolean)
      .join(' · '),
    href: link,
  }
}
