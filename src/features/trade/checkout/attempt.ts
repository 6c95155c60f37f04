import { is, number, object, boolean, optional, string, type InferOutput } from 'valibot'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

const Attempt = object({
  clientNo: string(),
  payableFen: number(),
  at: number(),
  open: boolean(),
  parts: optional(number()),
  refusal: optional(string()),
})

/**
 * One wish to buy one service, from the first press until its order is known: every press of it carries the same
 * `clientNo`. `payableFen` and `at` (epoch ms) are the price shown and the time of the last press; `open`: no answer to
 * it has come, so there may be an order; `parts`: in how many it is to be paid, where not whole; `refusal`: why the
 * service did not cut its order into them. reliability 5.8
 */
export type Attempt = InferOutput<typeof Attempt>

/** The attempts of an account, kept on the device until it signs out: a killed tab finds them again. */
export interface Attempts {
  find(skuId: string): Attempt | undefined
  /** Written before the order is sent. */
  begin(skuId: string, payableFen: number, parts?: number): Attempt
  /** The service said no: there is no order of it. */
  refused(skuId: string): void
  /** There is an order, and the service refused to cut it: the customer is to decide. */
  uncut(skuId: string, refusal: string): void
  /** Its order is known, and cut into its parts. */
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
      // Whoever can press again has no order waiting: the one that was not cut is gone.
      const clientNo = last && last.refusal === undefined ? last.clientNo : newNumber()
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
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return is(Attempt, value) && /^[0-9a-f]{32}$/.test(value.clientNo) ? value : undefined
  } catch {
    return undefined
  }
}

/** 128 random bits: a number nobody else draws. */
function newNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
