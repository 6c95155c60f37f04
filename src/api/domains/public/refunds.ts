import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { AmountLine } from '#api/shapes/order.ts'
import { RefundPart } from '#api/shapes/refund.ts'
import { Finite } from '#api/shapes/number.ts'

/**
 * The completed refund form before it is signed: the calculation, the maximum (fen), and the amount per channel. spec
 * §7 Public
 */
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
