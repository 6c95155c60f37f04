import { object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, pageOf, paging } from '#api/shapes.ts'
import { Address } from '#api/shapes/address.ts'
import { Gift } from '#api/shapes/coupon.ts'
import { Time } from '#api/shapes/number.ts'

const status = known('WAIT_ADDRESS', 'WAIT_SEND', 'SENT', 'RECEIVED')

/** Shipments to the customer; `express`: carrier and tracking number once they are sent. */
const Apply = object({
  id: string(),
  goods: Gift,
  address: optional(Address),
  status,
  express: optional(string()),
})

/** One shipment. spec §7 Goods apply */
export const goodsApplyInfo = get('/goods-apply/info', { input: object({ id: string() }), output: Apply })

/** The customer's shipments, newest first. spec §7 Goods apply */
export const goodsApplyList = get('/goods-apply/list', {
  input: object({ ...paging }),
  output: pageOf(object({ id: string(), goodsName: string(), status, createdAt: Time })),
})

/** Changes the address of a shipment until it is sent. spec §7 Goods apply */
export const goodsApplyModifyAddress = postJson('/goods-apply/modify-address', {
  input: object({ id: string(), addressId: string() }),
  output: Apply,
})
