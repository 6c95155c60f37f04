import { array, type InferOutput, nullable, object, optional, string } from 'valibot'
import type { Sku } from '#api/shapes/order.ts'
import { RiskAck } from '#api/shapes/order.ts'
import { useWholeSession } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'
import { Count } from '#api/shapes/number.ts'
import { parsed } from '#lib/text/parsed.ts'

const Draft = object({
  /** Null: none, although one would fit. */
  couponId: optional(nullable(string())),
  giftNumber: optional(string()),
  addressId: optional(string()),
  /** The number of partial payments. */
  parts: optional(Count),
  /** The documents that were opened, and those the tick was given for (`documents.ts`). */
  opened: optional(array(string())),
  accepted: optional(array(string())),
  riskAck: optional(RiskAck),
  /** The sales person who prepared this order. */
  salesNumber: optional(string()),
  /** The code of its campaign. */
  campaign: optional(string()),
})

/** The customer's choices for one order, and the documents read; nothing personal. */
export type CheckoutDraft = InferOutput<typeof Draft>

/** The choices of one checkout, stored in the tab through detours, reloads and a new authorization. */
export function useCheckoutDraft(skuId: string): {
  draft: CheckoutDraft
  change: (some: Partial<CheckoutDraft>) => void
  forget: () => void
} {
  const name = `checkout:${skuId}`
  const { drafts } = useWholeSession()
  const [text, keep] = useDraft(name)
  return {
    draft: readDraft(text),
    change: (some) => keep(JSON.stringify({ ...readDraft(drafts.get(name)), ...some })),
    forget: () => keep(''),
  }
}

/** The stored choices, as far as they are readable. */
export function readDraft(text: string): CheckoutDraft {
  return parsed(Draft, text) ?? {}
}

/** Whether today's disclosure was read, with its sentence where one is required. */
export function isAcknowledged({ riskAck }: CheckoutDraft, sku: Sku, sentence: string | undefined): boolean {
  const { riskDisclosure } = sku
  if (!riskDisclosure) return true
  if (riskAck?.docVersion !== riskDisclosure.docVersion || riskAck.readSec < riskDisclosure.mustReadSec) return false
  return sentence === undefined || riskAck.mismatchText === sentence
}
