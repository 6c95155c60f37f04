import type { InferOutput } from 'valibot'
import type { CaseTimeline } from '#api/shapes/stock-case.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { day } from '#lib/time/dates.ts'

/** An event of a record. */
export interface CaseStep {
  words: string
  note: string
}

const KINDS: Readonly<Record<string, string>> = { IN: '入选', ADJUST: '调整', OUT: '出池' }

/** The kind of event in one word. */
export function stepName(kind: string): string {
  return KINDS[kind] ?? '更新'
}

/** The events of a record, oldest first, each with its price and reason. */
export function timelineSteps(symbol: string, timeline: InferOutput<typeof CaseTimeline>): CaseStep[] {
  return timeline.map(({ at, kind, price, reason }) => ({
    words: `${stepName(kind)} ${stockPrice(symbol, price)}元`,
    note: `${day(at)} · ${reason}`,
  }))
}
