import { object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, pageOf, paging } from '#api/shapes.ts'
import { Address } from '#api/shapes/address.ts'
import { Gift } from '#api/shapes/coupon.ts'
import { Time } from '#api/shapes/number.ts'

const status = known('WAIT_ADDRESS', 'WAIT_SEND', 'SENT', 'RECEIVED')

/** Goods on their way to the customer; `express`: carrier and number once they are sent. */
const Apply = object({
  id: string(),
  goods: Gift,
  address: optional(Address),
  status,
  express: optional(string()),
})

/** One delivery. spec §7 Goods apply */
export const goodsApplyInfo = get('/goods-apply/info', { input: object({ id: string() }), output: Apply })

/** The customer's deliveries, newest first. spec §7 Goods apply */
export const goodsApplyList = get('/goods-apply/list', {
  input: object({ ...paging }),
  output: pageOf(object({ id: string(), goodsName: string(), status, createdAt: Time })),
})

/** Sends to another address of the customer, until the goods are on their way. spec §7 Goods apply */
export const goodsApplyModifyAddress = postJson('/goods-apply/modify-address', {
  input: object({ id: string(), addressId: string() }),
  output: Apply,
})
