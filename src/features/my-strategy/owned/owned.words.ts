import type { OutputOf } from '#api/call.ts'
import type { customerStrategyDetail } from '#api/domains/strategy/customer-strategy/subscription.ts'
import type { Analyst } from '#api/shapes.ts'
import { daysLeft, endWords, productLines } from '#entities/strategy/subscription.words.ts'

export type Detail = OutputOf<typeof customerStrategyDetail>

/** The header of every page of a followed strategy. SG-12 */
export interface OwnedHead {
  name: string
  level: string
  line: string
  /** Undefined once it has expired, and while the server's time is unknown. */
  days: number | undefined
  end: string
  isOver: boolean
  analysts: readonly Analyst[]
}

/** @param isOver whether the service has ended by the server's clock */
export function toOwnedHead(detail: Detail, now: number, isOver: boolean): OwnedHead {
  const { strategyName, riskLevel, line, expireAt, analysts = [] } = detail
  return {
    name: strategyName,
    level: `风险等级${riskLevel}`,
    line: productLines.get(line) ?? '',
    days: daysLeft(expireAt, now),
    end: endWords(expireAt, isOver),
    isOver,
    analysts,
  }
}
