import type { OutputOf } from '#api/call.ts'
import type { caseInfo } from '#api/domains/stock/stock-case/shown.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { type Seals, toSeals } from '#entities/stock-case/seals.words.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { type CaseStep, stepName, timelineSteps } from '#entities/stock-case/timeline.words.ts'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { day, lastMoment, minute } from '#lib/time/dates.ts'

/** A case for its page; rates are decimal, the maximum drawdown comes first. PL-03 */
export interface CaseView {
  name: string
  status: '进行中' | '已结束'
  analyst: AnalystView
  rates: readonly { name: string; value: number | undefined }[]
  facts: readonly { name: string; value: string }[]
  curve: readonly CurvePoint[]
  /** The days of its steps, for the curve. */
  marks: readonly { d: string; word: string }[]
  /** Oldest first. */
  steps: readonly CaseStep[]
  stock: string
  caseId: string
  symbol: string
  /** The validity of an open case's advice, epoch ms. */
  validUntil: number | undefined
  seals: Seals
}

export function toCaseView(found: OutputOf<typeof caseInfo>): CaseView {
  const { symbol, name = '', status, inDate, inAt, outDate, outAt, inPrice, outPrice, timeline, curve, analyst } = found
  const { maxFallRate, maxRiseRate, profitRate } = found
  const validUntil = status === 'CURRENT' ? found.validUntil : undefined
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
      { name: '入选', value: `${timeOf(inAt, inDate)}，${yuanOf(symbol, inPrice)}` },
      {
        name: '出池',
        value: outDate === undefined ? '尚未出池' : `${timeOf(outAt, outDate)}，${yuanOf(symbol, outPrice)}`,
      },
      ...(validUntil === undefined ? [] : [{ name: '有效期', value: `至 ${lastMoment(validUntil)}` }]),
    ],
    curve,
    marks: timeline.map(({ at, kind }) => ({ d: day(at), word: stepName(kind) })),
    caseId: found.caseId,
    symbol,
    validUntil,
    steps: timelineSteps(symbol, timeline),
    stock: stockHref(symbol),
    seals: toSeals(found),
  }
}

function timeOf(at: number | undefined, date: string): string {
  return at === undefined ? date : minute(at)
}

function yuanOf(symbol: string, value: number | undefined): string {
  return value === undefined ? '--' : `${stockPrice(symbol, value)}元`
}
