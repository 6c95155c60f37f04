import { boolean, number, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'

/** Whether the customer has bought a sku. spec §7 Orders */
export const hasPaidOrderBySku = get('/orders/has-paid-order-by-sku', {
  input: object({ skuId: string() }),
  output: object({ paid: boolean(), orderNumber: optional(string()) }),
})

/** Orders whose contract waits for a signature. spec §7 Orders */
export const unsigned = get('/orders/unsigned', {
  input: object({}),
  output: listOf(object({ orderNumber: string(), status: string(), payableFen: number(), createdAt: number() })),
})

/** News about the customer's refunds. spec §7 Orders */
export const refundMy = get('/orders/refund/my', { input: object({}), output: object({ unread: number() }) })
