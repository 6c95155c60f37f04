import { boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Order, OrderStatus } from '#api/shapes/order.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** Orders whose contract waits for a signature. spec §7 Orders */
export const unsignedOrders = get('/orders/unsigned', {
  members: true,
  input: object({}),
  output: listOf(object({ orderNumber: string(), status: string(), payableFen: Finite, createdAt: Time })),
})

/** One order. spec §7 Orders */
export const orderDetail = get('/orders/detail/{orderNumber}', {
  input: object({ orderNumber: string() }),
  output: Order,
})

/** One order, the current call. spec §7 Orders */
export const orderDetailV2 = postJson('/orders/detail/v2', { input: object({ orderNumber: string() }), output: Order })

/** One order for the page after signing. spec §7 Orders */
export const orderInfo = get('/orders/order-info-by-number', {
  input: object({ orderNumber: string() }),
  output: Order,
})

/** One order, the old call. spec §7 Orders */
export const orderDetailOld = get('/orders/order-detail', { input: object({ orderNumber: string() }), output: Order })

/** The customer's orders, newest first; `status` is a status or a tab: PAY, DONE, REFUND. spec §7 Orders */
export const orderList = postJson('/orders/my/v2', {
  members: true,
  input: object({ status: optional(string()), ...paging }),
  output: pageOf(Order),
})

/** The customer's orders, an old call. spec §7 Orders */
export const orderListOld = get('/orders/my', {
  input: object({ status: optional(string()), ...paging }),
  output: pageOf(Order),
})

/** The customer's orders, the oldest call. spec §7 Orders */
export const orderListOldest = get('/orders/user', { input: object({ ...paging }), output: pageOf(Order) })

/** Purchases, of one kind or any. spec §7 Orders */
export const boughtList = get('/orders/list', {
  input: object({ kind: optional(string()), ...paging }),
  output: pageOf(Order),
})

/** Orders made in campaigns. spec §7 Orders */
export const campaignOrderList = get('/orders/user/promotion', { input: object({ ...paging }), output: pageOf(Order) })

/** Orders eligible for an invoice. spec §7 Orders */
export const finishedOrderList = get('/orders/finishedOrder', { input: object({ ...paging }), output: pageOf(Order) })

/** Whether the payment has arrived: queries the payment service. spec §7 Orders */
export const orderFinish = get('/orders/finish', {
  input: object({ orderNumber: string() }),
  output: object({ finished: boolean(), status: OrderStatus }),
  effects: true,
})

/** Pending and finished signatures of an order. spec §7 Orders */
export const orderSign = get('/orders/orderSign', {
  input: object({ orderNumber: string() }),
  output: object({
    needSign: boolean(),
    signed: boolean(),
    docs: listOf(object({ name: string(), docVersion: string(), effectiveAt: Time, mustReadSec: Count })),
  }),
})

/** The payment methods of an order. spec §7 Orders */
export const orderPayType = get('/orders/pay_type', {
  input: object({ orderNumber: string() }),
  output: listOf(object({ code: known('WECHAT', 'TRANSFER'), name: string(), enabled: boolean() })),
})

/** The strategies an order opens. spec §7 Orders */
export const orderStrategyInfo = get('/orders/order-strategy-info', {
  input: object({ orderNumber: string() }),
  output: object({
    strategies: listOf(object({ strategyId: string(), name: string() })),
    openStatus: known('NOT_OPEN', 'OPEN', 'CLOSED'),
  }),
})
