import { object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, known, listOf } from '#api/shapes.ts'
import { PayParameters } from '#api/shapes/order.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const orderPayment = object({ orderNumber: string(), payType: optional(string()), openId: optional(string()) })

/** Starts the payment of an order, or resumes it. spec §7 Payment */
export const payOrder = postJson('/payment/order/main', { input: orderPayment, output: PayParameters })

/** Starts the payment of one part; anyone with its number may pay. spec §7 Payment */
export const paySubOrder = postJson('/payment/order/sub', {
  input: object({ subOrderNumber: string(), payType: optional(string()), openId: optional(string()) }),
  output: PayParameters,
})

/** Starts the payment of a campaign's order in WeChat. spec §7 Payment */
export const payCampaign = postJson('/payment/promotion', { input: orderPayment, output: PayParameters })

/** The same outside WeChat. spec §7 Payment */
export const payCampaignH5 = postJson('/payment/promotion/h5', { input: orderPayment, output: PayParameters })

/** The payment method; of a transfer also the voucher, a file of the storage. spec §7 Payment, OR-17 */
export const paymentType = post('/payment/pay-type', {
  input: object({ orderNumber: string(), payType: string(), voucherKey: optional(string()) }),
  output: Ack,
})

/** The pending and received transfers of an order; `voucherAt`: when its voucher was submitted. spec §7 Payment */
export const transferOrderList = get('/payment/transfer-order-list', {
  input: object({ orderNumber: string() }),
  output: listOf(
    object({
      transferNo: string(),
      amountFen: Finite,
      status: known('WAIT', 'RECEIVED', 'CLOSED'),
      remark: string(),
      voucherAt: optional(Time),
      account: object({ name: string(), bank: string(), no: string() }),
    }),
  ),
})
