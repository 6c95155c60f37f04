import type { StockCase } from '#api/shapes/stock-case.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { caseHref, poolStockHref } from '#lib/path/case-href.ts'
import { minute } from '#lib/time/dates.ts'
import { shortSeal } from './seals.words.ts'
import { validityOf } from './validity.words.ts'

/** A case as a list shows it. */
export interface CaseRow {
  key: string
  /** 「云岭医药 000901」, or only the masked code. */
  name: string
  /** Time and price of entry and exit, the analyst, and the start of its hash. idea I2 */
  note: string
  /** A decimal; undefined if the reader may not see it. */
  rate: number | undefined
  /** Undefined if the reader may not open it. */
  href: string | undefined
  /** When the advice of an open case expired; '' before. idea I6 */
  over: string
}

/**
 * A masked case has no name, figures or link. PL-01
 * @param now epoch ms, by the server's clock
 */
export function toCaseRow(found: StockCase, now: number): CaseRow {
  const { caseId, symbol, name, outDate, profitRate, analyst, access, validUntil, hash } = found
  const { isOver, validity } = validityOf(validUntil ?? Infinity, now)
  const isRunning = outDate === undefined
  const holds = isRunning && validUntil !== undefined && !isOver ? validity : ''
  return {
    key: caseId,
    name: access.allowed && name !== undefined ? `${name} ${symbol.slice(2)}` : symbol,
    note: [spanOf(found), holds, authorLine([analyst]), shortSeal(hash)].filter(Boolean).join(' · '),
    rate: access.allowed ? profitRate : undefined,
    href: access.allowed ? caseHref(caseId) : undefined,
    over: isRunning && isOver ? validity : '',
  }
}

/** 「2026-01-05 15:00 入选 12.30元 至 2026-02-10 15:00 出池 13.10元」. */
function spanOf({ symbol, inDate, inAt, inPrice, outDate, outAt, outPrice, access }: StockCase): string {
  const paid = (yuan: number | undefined) =>
    yuan === undefined || !access.allowed ? '' : ` ${stockPrice(symbol, yuan)}元`
  const entered = `${inAt === undefined ? inDate : minute(inAt)} 入选${paid(inPrice)}`
  if (outDate === undefined) return entered
  return `${entered} 至 ${outAt === undefined ? outDate : minute(outAt)} 出池${paid(outPrice)}`
}

/** The row of a closed record links to the advice of that time. */
export function toRecordRow(record: StockCase): CaseRow {
  const row = toCaseRow(record, 0)
  return { ...row, href: row.href && poolStockHref(record.channelId, record.symbol) }
}
