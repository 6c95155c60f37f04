import { array, boolean, type InferOutput, nullable, number, object, optional, safeParse, string } from 'valibot'
import type { Sku } from '#api/shapes/order.ts'
import { RiskAck } from '#api/shapes/order.ts'
import { useWholeSession } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'

const Draft = object({
  /** Null: none, although there is one that fits. */
  couponId: optional(nullable(string())),
  giftNumber: optional(string()),
  addressId: optional(string()),
  /** In how many parts it is to be paid. */
  parts: optional(number()),
  /** Documents that were opened, by name. */
  opened: optional(array(string())),
  agreed: optional(boolean()),
  riskAck: optional(RiskAck),
  /** Whose prepared order this is. */
  salesNumber: optional(string()),
  /** The campaign it is ordered in, by its code. */
  campaign: optional(string()),
})

/** What the customer chose for one order, and what was read for it: nothing personal. */
export type CheckoutDraft = InferOutput<typeof Draft>

/** The choices of one checkout, kept in the tab through gates, reloads and a new authorization. */
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

/** What was kept, as far as it can be read. */
export function readDraft(text: string): CheckoutDraft {
  try {
    const read = safeParse(Draft, JSON.parse(text || '{}'))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}

/** Whether the disclosure that was read is the one of today, with the sentence where one is asked for. */
export function isAcknowledged({ riskAck }: CheckoutDraft, sku: Sku, sentence: string | undefined): boolean {
  const { riskDisclosure } = sku
  if (!riskDisclosure) return true
  if (riskAck?.docVersion !== riskDisclosure.docVersion || riskAck.readSec < riskDisclosure.mustReadSec) return false
  return sentence === undefined || riskAck.mismatchText === sentence
}
