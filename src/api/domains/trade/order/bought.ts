import { boolean, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'

/** Whether the customer has bought a sku. spec §7 Orders */
export const hasPaidOrderBySku = get('/orders/has-paid-order-by-sku', {
  members: true,
  input: object({ skuId: string() }),
  output: object({ paid: boolean(), orderNumber: optional(string()) }),
})
