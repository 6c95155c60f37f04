import type { PoolItem } from '#api/shapes/strategy-pool.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { shortSeal } from '#entities/stock-case/seals.words.ts'
import { validityOf } from '#entities/stock-case/validity.words.ts'
import { poolStockHref } from '#lib/path/case-href.ts'
import { minute } from '#lib/time/dates.ts'

/** A stock of a pool for its list. */
export interface PoolRow {
  key: string
  name: string
  note: string
  /** The reason, in the analyst's words. */
  reason: string
  /** Its validity: 「有效至 2026-12-01」, or since when it has expired. */
  validity: string
  isOver: boolean
  href: string
}

/** @param now epoch ms, by the server's clock */
export function toPoolRow(item: PoolItem, columnId: string, now: number): PoolRow {
  const { symbol, name, inAt, inPrice, reason, validUntil, analyst, hash } = item
  const entered = inPrice === undefined ? '' : ` ${stockPrice(symbol, inPrice)}元`
  return {
    key: symbol,
    name: `${name} ${symbol.slice(2)}`,
    note: [`${minute(inAt)} 入选${entered}`, authorLine([analyst]), shortSeal(hash)].filter(Boolean).join(' · '),
    reason,
    ...validityOf(validUntil, now),
    href: poolStockHref(columnId, symbol),
  }
}
