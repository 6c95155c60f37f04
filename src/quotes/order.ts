/** This many later answers in a row older than the shown one mean that the service's clock was corrected. */
export const AGAIN = 6
/** Answers closer together belong to one beat, ms. */
const BEAT = 2_000

/**
 * Whether an answer made `at` may follow one made at `newest`. An older one would revert prices: a lagging cache, or a
 * clock that was changed. A cache repeats itself or catches up; a clock that keeps running behind for long is the
 * correct one.
 */
export function createOrder(): (at: number, newest: number) => boolean {
  let behind = 0
  let last = -Infinity
  return (at, newest) => {
    if (at < newest) {
      if (at < last) behind = 0
      if (Math.abs(at - last) >= BEAT) behind += 1
      last = at
      if (behind < AGAIN) return false
    }
    behind = 0
    last = -Infinity
    return true
  }
}

/** An answer older than the shown one. */
export class OutOfOrder extends RangeError {
  override name = 'OutOfOrder'
}

/** A complete answer replacing the previous one. @throws OutOfOrder if it is older */
export function newerOf<T extends { asOf: number }>(before: T, next: T): T {
  if (next.asOf < before.asOf) throw new OutOfOrder('an answer from before the one shown')
  return next
}
