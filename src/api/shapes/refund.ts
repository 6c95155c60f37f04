import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { known, listOf } from '#api/shapes.ts'
import { AmountLine } from '#api/shapes/order.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** The refund through one channel: to an account the customer gives, or the original one. `seq`: of a split payment. */
export const RefundPart = object({
  channel: string(),
  amountFen: Finite,
  seq: optional(Count),
  toAccount: boolean(),
})

/** A refund; `parts`: the amount per channel. */
export const Refund = object({
  refundNumber: string(),
  orderNumber: string(),
  skuName: string(),
  applyFen: Finite,
  actualFen: optional(Finite),
  reason: string(),
  status: known('WAIT_SIGN', 'AUDITING', 'WAIT_BANK', 'PAYING', 'DONE', 'REJECTED'),
  rejectReason: optional(string()),
  timeline: listOf(object({ at: Time, text: string() })),
  lines: listOf(AmountLine),
  parts: listOf(RefundPart),
  isRead: boolean(),
})
export type Refund = InferOutput<typeof Refund>
