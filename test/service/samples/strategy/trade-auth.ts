import type { Samples } from '#test/service/contract/sweep.ts'

/** A valid input for every call of the domain. */
export const tradeAuthSamples: Required<Samples<'trade-auth'>> = {
  tradeAuthInfo: {},
  tradeAuthRecordList: {},
  tradeAuthOpen: {},
}
