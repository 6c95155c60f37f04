import { object, boolean, optional, string, type InferOutput } from 'valibot'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'
import { randomId } from '#lib/number/random-id.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'
import { parsed } from '#lib/text/parsed.ts'

const Attempt = object({
  clientNo: string(),
  payableFen: Finite,
  at: Time,
  open: boolean(),
  parts: optional(Count),
  refusal: optional(string()),
})

/**
 * One attempt to buy one service, from the first press until its order is known. All its presses carry the same
 * `clientNo`. `payableFen` and `at` (epoch ms) are the price shown and the time of the last press; `open`: it has no
 * answer yet, so there may be an order; `parts`: the number of partial payments; `refusal`: why the service did not
 * split its order. reliability §5.8
 */
export type Attempt = InferOutput<typeof Attempt>

/** The attempts of an account, stored on the device until sign-out, so that they survive a killed tab. */
export interface Attempts {
  find(skuId: string): Attempt | undefined
  /** Written before the order is sent. */
  begin(skuId: string, payableFen: number, parts?: number): Attempt
  /** The service rejected it: there is no order. */
  refused(skuId: string): void
  /** There is an order, but the service did not split it: the customer decides. */
  uncut(skuId: string, refusal: string): void
  /** The order is known, and split into its parts. */
  end(skuId: string): void
}

export function createAttempts(storage: AppStorage, account: string, now: () => number): Attempts {
  const key = (skuId: string) => ownKey(account, `order:${skuId}`)
  const find = (skuId: string) => readAttempt(storage.get(key(skuId)))
  const write = (skuId: string, attempt: Attempt) => storage.set(key(skuId), JSON.stringify(attempt))
  return {
    find,
    begin(skuId, payableFen, parts = 1) {
      const last = find(skuId)
      // A customer who can press again has no order waiting: the unsplit one is gone.
      const clientNo = last && last.refusal === undefined ? last.clientNo : randomId()
      const attempt = { clientNo, payableFen, at: now(), open: true, ...(parts > 1 && { parts }) }
      write(skuId, attempt)
      return attempt
    },
    refused(skuId) {
      const attempt = find(skuId)
      if (attempt) write(skuId, { ...attempt, open: false })
    },
    uncut(skuId, refusal) {
      const attempt = find(skuId)
      if (attempt) write(skuId, { ...attempt, open: false, refusal })
    },
    end: (skuId) => storage.remove(key(skuId)),
  }
}

function readAttempt(text: string | null): Attempt | undefined {
  const attempt = parsed(Attempt, text)
  return attempt && /^[0-9a-f]{32}$/.test(attempt.clientNo) ? attempt : undefined
}
