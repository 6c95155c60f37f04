import type { OutputOf } from '#api/call.ts'
import type { recommendStockDetail } from '#api/domains/learn/recommend-stock.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { type Seals, toSeals } from '#entities/stock-case/seals.words.ts'
import { validityOf } from '#entities/stock-case/validity.words.ts'
import { day, lastMoment, minute } from '#lib/time/dates.ts'

/** Advice on a stock. */
export interface AdviceView {
  name: string
  /** '' while it is valid, else since when it is not. */
  over: string
  facts: readonly { name: string; value: string }[]
  reasonHtml: string
  risks: readonly string[]
  analyst: AnalystView
  seals: Seals
}

/** @param now epoch ms, by the server's clock; undefined while that is unknown */
export function toAdvice(found: OutputOf<typeof recommendStockDetail>, now: number | undefined): AdviceView {
  const { symbol, name, inAt, inPrice, outAt, outPrice, validUntil, isValid, reasonHtml, riskPoints, analyst } = found
  const { validity, isOver } = validityOf(validUntil, now ?? (isValid ? 0 : validUntil))
  const left = outAt === undefined ? '' : `已移出股池（${day(outAt)}）`
  return {
    name: `${name} ${symbol.slice(2)}`,
    over: isOver ? validity : left,
    facts: [
      { name: '入选', value: `${minute(inAt)}，${stockPrice(symbol, inPrice)}元` },
      { name: '出池', value: outAt === undefined ? '尚未出池' : `${minute(outAt)}，${stockPrice(symbol, outPrice)}元` },
      { name: '有效期', value: `至 ${lastMoment(validUntil)}` },
    ],
    reasonHtml,
    risks: riskPoints,
    analyst: toAnalystView(analyst),
    seals: toSeals(found),
  }
}
