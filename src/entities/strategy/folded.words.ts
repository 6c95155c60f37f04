import type { Strategy } from '#api/shapes/strategy.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'

/** Why figures are folded: no valid evaluation is known of the reader. */
const UNRATED: readonly (string | undefined)[] = ['NEED_LOGIN', 'NEED_MOBILE', 'NEED_EVAL', 'EVAL_EXPIRED']

/** What unfolds a strategy's figures; undefined where they may be seen, and where the service sent them. law §1 */
export function foldedBy({ access, perf }: Pick<Strategy, 'access' | 'perf'>, path: string): Locked | undefined {
  if (UNRATED.includes(access.reason)) return toLocked(access, path)
  return perf ? undefined : toLocked({ allowed: false, reason: 'NEED_EVAL' }, path)
}
