import { object, string } from 'valibot'
import { post } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { Finite } from '#api/shapes/number.ts'

/** Applies for a refund: creates the agreement to sign. `amountFen` at most the computed amount. spec §7 E-sign */
export const esignRefund = post('/esign/order/refund', {
  input: object({ orderNumber: string(), reason: string(), amountFen: Finite }),
  output: object({ refundNumber: string(), signUrl: string() }),
})

/** The status of a refund. spec §7 E-sign */
export const esignRefundStatus = post('/esign/order/refund/status', {
  input: object({ refundNumber: string() }),
  output: object({ status: known('WAIT_SIGN', 'AUDITING', 'WAIT_BANK', 'PAYING', 'DONE', 'REJECTED') }),
})
