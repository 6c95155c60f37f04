import type { StockCase } from '#api/shapes/stock-case.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { caseHref, poolStockHref } from '#lib/path/case-href.ts'

/** A case as a list shows it. */
export interface CaseRow {
  key: string
  /** 「云岭医药 000901」, or the masked number alone. */
  name: string
  /** When it was entered and left, and by whom. */
  note: string
  /** Decimal; undefined where the reader may not know it. */
  rate: number | undefined
  /** Undefined where the reader may not open it. */
  href: string | undefined
}

/** A masked case has neither name nor figures nor a way in. product PL-01 */
export function toCaseRow({ caseId, symbol, name, inDate, outDate, profitRate, analyst, access }: StockCase): CaseRow {
  const span = outDate === undefined ? `${inDate} 入选` : `${inDate} 至 ${outDate}`
  return {
    key: caseId,
    name: access.allowed && name !== undefined ? `${name} ${symbol.slice(2)}` : symbol,
    note: `${span} · ${authorLine([analyst])}`,
    rate: access.allowed ? profitRate : undefined,
    href: access.allowed ? caseHref(caseId) : undefined,
  }
}

/** A closed record of a pool leads to what was advised then. */
export function toRecordRow(record: StockCase): CaseRow {
  const row = toCaseRow(record)
  return { ...row, href: row.href && poolStockHref(record.channelId, record.symbol) }
}
