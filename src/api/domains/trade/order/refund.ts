import { nullable, object, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, listOf, pageOf, paging } from '#api/shapes.ts'
import { Order } from '#api/shapes/order.ts'
import { Refund } from '#api/shapes/refund.ts'
import { Count } from '#api/shapes/number.ts'

/** Updates of the customer's refunds: how many are unread, and the newest. spec §7 Orders */
export const refundList = get('/orders/refund/my', {
  members: true,
  input: object({}),
  output: object({ unread: Count, list: listOf(Refund) }),
})

/** The customer's refunds, newest first. spec §7 Orders */
export const refundListOld = get('/orders/my-refund-list', { input: object({ ...paging }), output: pageOf(Refund) })

/** One refund with its order. spec §7 Orders */
export const refundDetail = get('/orders/detail/refund-number', {
  input: object({ refundNumber: string() }),
  output: object({ ...Refund.entries, order: Order }),
})

/** Marks the updates of a refund as read. spec §7 Orders */
export const refundRead = post('/orders/refund/read', { input: object({ refundNumber: string() }), output: Ack })

/** The payout account of a refund for an order paid by transfer; only the card's last four digits. spec §7 Orders */
export const refundBankInfo = get('/orders/refund-bank-info', {
  input: object({ orderNumber: string() }),
  output: nullable(object({ accountName: string(), bankName: string(), branch: string(), cardNoTail4: string() })),
})

/** Submits the account of a refund that waits for one; it must be the customer's own. spec §7 Orders */
export const refundBankInfoCreate = postJson('/orders/refund-bank-info/create', {
  input: object({
    refundNumber: string(),
    accountName: string(),
    bankName: string(),
    branch: string(),
    cardNo: string(),
  }),
  output: Ack,
})
