import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { AmountLine } from '#api/shapes/order.ts'
import { RefundPart } from '#api/shapes/refund.ts'
import { Finite } from '#api/shapes/number.ts'

/** The refund form filled in, before it is signed: how the amount is made, the most there is (fen), and what goes back through which channel. spec §7 Public */
export const refundPdfFill = get('/public/refund/pdf/fill', {
  input: object({ orderNumber: string(), reason: string(), amountFen: Finite }),
  output: object({
    previewUrl: string(),
    refundNumber: optional(string()),
    maxFen: Finite,
    lines: listOf(AmountLine),
    parts: listOf(RefundPart),
  }),
})

/** The refund agreement of an order. spec §7 Public */
export const orderRefundPdf = get('/public/generateOrderRefundPdf', {
  input: object({ orderNumber: string() }),
  output: object({ url: string() }),
})
