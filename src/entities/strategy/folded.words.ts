import type { Access } from '#api/shapes.ts'
import type { Strategy } from '#api/shapes/strategy.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'

/** Why figures are hidden: no valid evaluation of the reader is known. */
const UNRATED: readonly (string | undefined)[] = ['NEED_LOGIN', 'NEED_MOBILE', 'NEED_EVAL', 'EVAL_EXPIRED']

/** How to see what only a valid evaluation shows; undefined with one. `isOver`: it ended since. law §1 */
export function unratedBy(access: Access, path: string, isOver: boolean): Locked | undefined {
  if (isOver) return toLocked({ allowed: false, reason: 'EVAL_EXPIRED' }, path)
  return UNRATED.includes(access.reason) ? toLocked(access, path) : undefined
}

/** The same for a strategy's figures; undefined if they are visible, and if the service sent them. */
export function foldedBy(
  { access, perf }: Pick<Strategy, 'access' | 'perf'>,
  path: string,
  isOver = false,
): Locked | undefined {
  const unrated = unratedBy(access, path, isOver)
  return unrated || perf ? unrated : toLocked({ allowed: false, reason: 'NEED_EVAL' }, path)
}
