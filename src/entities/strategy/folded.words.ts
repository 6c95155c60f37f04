import type { Strategy } from '#api/shapes/strategy.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'

/** Why figures are hidden: no valid evaluation of the reader is known. */
const UNRATED: readonly (string | undefined)[] = ['NEED_LOGIN', 'NEED_MOBILE', 'NEED_EVAL', 'EVAL_EXPIRED']

/**
 * How to see a strategy's figures; undefined if they are visible, and if the service sent them. `isOver`: the evaluation
 * ended since. law §1
 */
export function foldedBy(
  { access, perf }: Pick<Strategy, 'access' | 'perf'>,
  path: string,
  isOver = false,
): Locked | undefined {
  if (isOver) return toLocked({ allowed: false, reason: 'EVAL_EXPIRED' }, path)
  if (UNRATED.includes(access.reason)) return toLocked(access, path)
  return perf ? undefined : toLocked({ allowed: false, reason: 'NEED_EVAL' }, path)
}
