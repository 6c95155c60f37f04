import type { StockCase } from '#api/shapes/stock-case.ts'
import type { PoolItem } from '#api/shapes/strategy.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { type CaseRow, toCaseRow } from '#entities/stock-case/case-row.words.ts'
import { price } from '#lib/number/money.ts'
import { poolStockHref } from '#lib/path/case-href.ts'
import { day } from '#lib/time/dates.ts'

/** A stock of a pool as its list shows it. */
export interface PoolRow {
  key: string
  name: string
  note: string
  /** What still holds: 「有效至 2026-12-01」, or since when it no longer does. */
  validity: string
  isOver: boolean
  href: string
}

/** @param now epoch ms, by the server's clock */
export function toPoolRow(item: PoolItem, columnId: string, now: number): PoolRow {
  const { symbol, name, inAt, inPrice, validUntil, analyst } = item
  const entered = inPrice === undefined ? '' : ` ${price(inPrice, 2)}元`
  return {
    key: symbol,
    name: `${name} ${symbol.slice(2)}`,
    note: `${day(inAt)} 入选${entered} · ${authorLine([analyst])}`,
    ...validityOf(validUntil, now),
    href: poolStockHref(columnId, symbol),
  }
}

/** Advice holds for a time and then says so by itself. product PL-06 */
export function validityOf(validUntil: number, now: number): { validity: string; isOver: boolean } {
  const isOver = validUntil <= now
  return { validity: isOver ? `建议已失效（${day(validUntil)}）` : `有效至 ${day(validUntil)}`, isOver }
}

/** A closed record leads to what was advised then. */
export function toRecordRow(record: StockCase): CaseRow {
  const row = toCaseRow(record)
  return { ...row, href: row.href && poolStockHref(record.channelId, record.symbol) }
}
