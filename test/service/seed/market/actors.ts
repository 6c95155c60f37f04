import { dayIndex, midnightOf } from './calendar.ts'
import type { Stock } from './roster.ts'

/**
 * Stocks that always demonstrate one market state, by a rule that leaves their past unchanged: on any day, one of UP
 * closes at its upper limit, one of DOWN at its lower one, one of GAP is suspended and the other resumes, EX pays a
 * dividend, HALT is halted from 10:00 to 10:30, NEW is listed today, one of YOUNG was listed up to four days before,
 * LEAVING begins its last weeks on the exchange, in which DELISTING is. BUSY meets all of it now and then: it is
 * suspended, opens locked at a limit, goes ex, and trades little.
 */
export type Actor = 'UP' | 'DOWN' | 'GAP' | 'EX' | 'HALT' | 'NEW' | 'YOUNG' | 'LEAVING' | 'DELISTING' | 'BUSY'

const BASE = 2000
/** The closes of DOWN, in ticks, from its first day on. */
const DOWN = [1800, 1897, BASE]
/** YOUNG is listed again after this many days; its first five have no price limit. */
const LISTINGS = 6
/** Its close on each of them, relative to the previous close; on the sixth the limit applies again. */
const YOUNG = [1.6, 1.25, 0.74, 1.22, 0.92, 1.5]
/** The stock with a fixed quote that does not trade: since when. */
const SUSPENDED_SINCE = Date.parse('2026-08-28T00:00:00+08:00')

/** For this many trading days before its delisting a stock opens at its lower limit. */
const LAST_FALL = 12

/** The limit at which an actor opens and closes on the day of this index. */
export function sealOf({ actor, phase = 0, leftOn }: Stock, index: number): 'upper' | 'lower' | undefined {
  if (actor === 'UP') return (index + phase) % 2 === 0 ? 'upper' : undefined
  if (actor !== 'BUSY') return undefined
  if (leftOn !== undefined && index >= dayIndex(midnightOf(leftOn)) - LAST_FALL) return 'lower'
  const turn = (index + phase * 11) % 29
  return turn === 0 ? 'upper' : turn === 14 ? 'lower' : undefined
}

/** The close of an actor on the day of this index, ticks; other stocks follow a random walk. */
export function closeOf(
  stock: Stock,
  index: number,
  before: number,
  limits: { upper: number; lower: number } | undefined,
): number | undefined {
  const { actor, phase = 0 } = stock
  const seal = sealOf(stock, index)
  if (seal) return limits?.[seal]
  if (actor === 'UP') return BASE
  if (actor === 'DOWN') return DOWN[(index + phase) % DOWN.length]
  if (actor === 'EX') return BASE - ((index * 7) % 9)
  if (actor === 'NEW') return Math.round(before * 1.8)
  if (actor === 'YOUNG') return Math.round(before * (YOUNG[(index + phase) % LISTINGS] ?? 1))
  if (actor === 'LEAVING') return index % 2 === 0 ? 120 : 200
  return undefined
}

/** Trading days since a stock was listed, 0 on the first; undefined where that was long ago. */
export function ageOf({ actor, phase = 0 }: Stock, index: number): number | undefined {
  if (actor === 'NEW') return 0
  return actor === 'YOUNG' ? (index + phase) % LISTINGS : undefined
}

/** Whether a stock trades on the day of this index. */
export function isTraded({ actor, phase = 0, leftOn, pinned }: Stock, index: number, day: number): boolean {
  if (leftOn !== undefined && day >= midnightOf(leftOn)) return false
  if (actor === 'BUSY') return (index + phase * 17) % 97 >= 4
  if (actor === 'GAP') return (index + phase) % 2 === 0
  if (pinned?.suspended) return day < SUSPENDED_SINCE
  return true
}
