import type { OutputOf } from '#api/call.ts'
import type { caseInfo } from '#api/domains/stock/stock-case/shown.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { price } from '#lib/number/money.ts'
import type { CurvePoint } from '#lib/number/curve.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { day } from '#lib/time/dates.ts'

/** A case as its page shows it; rates are decimal, the furthest fall comes first. product PL-03 */
export interface CaseView {
  name: string
  status: '进行中' | '已结束'
  analyst: AnalystView
  rates: readonly { name: string; value: number | undefined }[]
  facts: readonly { name: string; value: string }[]
  curve: readonly CurvePoint[]
  /** Oldest first. */
  steps: readonly { words: string; note: string }[]
  stock: string
}

const KINDS: Readonly<Record<string, string>> = { IN: '入选', ADJUST: '调整', OUT: '出池' }

export function toCaseView(found: OutputOf<typeof caseInfo>): CaseView {
  const { symbol, name = '', status, inDate, outDate, inPrice, outPrice, timeline, curve, analyst } = found
  const { maxFallRate, maxRiseRate, profitRate } = found
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
    ],
    curve,
    steps: timeline.map(({ at, kind, price: paid, reason }) => ({
      words: `${KINDS[kind] ?? '更新'} ${yuanOf(paid)}`,
      note: `${day(at)} · ${reason}`,
    })),
    stock: stockHref(symbol),
  }
}

function yuanOf(value: number | undefined): string {
  return value === undefined ? '--' : `${price(value, 2)}元`
}
