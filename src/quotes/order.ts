/** So many later answers in a row that are older than what is shown mean that the service's clock was set right. */
export const AGAIN = 6
/** Answers less far apart belong to one beat, ms. */
const BEAT = 2_000

/**
 * Whether an answer made `at` may follow one made at `newest`. What is older would set prices back: a cache that lags, or
 * a clock that was set. A cache repeats itself or catches up; a clock that goes on behind for long is the right one.
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

/** An answer from before what is shown. */
export class OutOfOrder extends RangeError {
  override name = 'OutOfOrder'
}

/** A whole answer in place of the one before. @throws OutOfOrder where it is older */
export function newerOf<T extends { asOf: number }>(before: T, next: T): T {
  if (next.asOf < before.asOf) throw new OutOfOrder('an answer from before the one shown')
  return next
}
