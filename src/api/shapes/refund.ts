import { boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { known, listOf } from '#api/shapes.ts'
import { AmountLine } from '#api/shapes/order.ts'

/** What goes back through one channel: to an account the customer names, or the way it came. `seq`: of a split payment. */
export const RefundPart = object({
  channel: string(),
  amountFen: number(),
  seq: optional(number()),
  toAccount: boolean(),
})

/** A refund; `parts`: what goes back through which channel. */
export const Refund = object({
  refundNumber: string(),
  orderNumber: string(),
  skuName: string(),
  applyFen: number(),
  actualFen: optional(number()),
  reason: string(),
  status: known('WAIT_SIGN', 'AUDITING', 'WAIT_BANK', 'PAYING', 'DONE', 'REJECTED'),
  rejectReason: optional(string()),
  timeline: listOf(object({ at: number(), text: string() })),
  lines: listOf(AmountLine),
  parts: listOf(RefundPart),
  isRead: boolean(),
})
export type Refund = InferOutput<typeof Refund>
