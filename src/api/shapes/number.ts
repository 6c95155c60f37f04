import { check, number, pipe } from 'valibot'

/**
 * Every number of a response is one of these three: JSON has no Infinity, but `1e999` is parsed to it, and a number
 * beyond 2^53 is neither exact nor printed in full.
 */

/** A rate, a price, an amount: may be negative and fractional. */
export const Finite = /* @__PURE__ */ pipe(
  number(),
  check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER),
)

/** A count. */
export const Count = /* @__PURE__ */ pipe(
  number(),
  check((value) => Number.isSafeInteger(value) && value >= 0),
)

/** 10000-01-01, epoch ms: a later year has five digits, and a much later one is no `Date`. */
const TOO_LATE = 253_402_300_800_000

/** Epoch ms. */
export const Time = /* @__PURE__ */ pipe(
  number(),
  check((value) => value >= 0 && value < TOO_LATE),
)
