import { boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { OrderStatus, Sku, SubOrder } from '#api/shapes/order.ts'
import { Count, Finite } from '#api/shapes/number.ts'

/** A part of a split payment as its payer sees it: no data of the customer, not even why it is not `payable` now. */
const PublicSubOrder = object({
  ...SubOrder.entries,
  orderParts: Count,
  skuName: string(),
  companyName: string(),
  payable: optional(boolean(), true),
})

/** The signed files of an order; URLs only for its owner. spec §7 Public */
export const publicOrderContract = get('/public/orders/contract/{orderNumber}', {
  input: object({ orderNumber: string() }),
  output: object({ files: listOf(object({ name: string(), url: optional(string()), hash: string() })) }),
})

/** The status of an order and nothing else. spec §7 Public */
export const publicOrder = get('/public/orders/number/{orderNumber}', {
  input: object({ orderNumber: string() }),
  output: object({ status: OrderStatus }),
})

/** A part of a payment by its number. spec §7 Public */
export const publicSubOrder = get('/public/orders/sub/number/{subOrderNumber}', {
  input: object({ subOrderNumber: string() }),
  output: PublicSubOrder,
})

// spec §7 gives only the last segment, after orders/sub/number
/** A part of a payment by the serial number of its link. spec §7 Public */
export const publicSubOrderBySerial = get('/public/orders/sub/serialNumber', {
  input: object({ serialNumber: string() }),
  output: PublicSubOrder,
})

// spec §7 gives only the last segment, after orders/sub/number
/** Whether a part is paid: queries the payment service. spec §7 Public */
export const publicSubOrderStatus = get('/public/orders/sub/status', {
  input: object({ subOrderNumber: string() }),
  output: object({ status: known('WAIT_PAY', 'PAYING', 'PAID', 'CLOSED') }),
  effects: true,
})

/**
 * Splits a part of `amountFen` off an order's open amount; an open part of this amount is returned again. spec §7
 * Public
 */
export const publicSubOrderCreate = postJson('/public/orders/sub', {
  input: object({ orderNumber: string(), amountFen: Finite }),
  output: SubOrder,
})

/** An answered service visit. spec §7 Public */
export const feedbackPdf = get('/public/generateFeedbackPdf', {
  input: object({ feedbackId: string() }),
  output: object({ url: string() }),
})

/** A sku as a guest sees it: the price is the same for everyone. spec §7 Public */
export const publicSkuDetail = get('/public/sku/{skuId}/detail', { input: object({ skuId: string() }), output: Sku })
