import { object, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { OrderStatus } from '#api/shapes/order.ts'
import { Finite } from '#api/shapes/number.ts'

/** In-app purchases of the App Store; no H5 screen. spec §7 Orders */
export const appStoreConfig = get('/orders/appStore/inApps/config', {
  input: object({}),
  output: listOf(object({ productId: string(), skuId: string(), priceFen: Finite })),
})

/** Submits the receipt of an App Store purchase; a receipt counts once. spec §7 Orders */
export const appStoreVerifyReceipt = postJson('/orders/appStore/verifyReceipt', {
  input: object({ orderNumber: string(), receipt: string() }),
  output: object({ status: OrderStatus }),
})
