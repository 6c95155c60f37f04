import { object, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const Status = object({ status: known('NONE', 'SENDING', 'SENT') })

/** Sends the points of a paid order to the shop, once per order. spec §7 Order points */
export const orderPointSend = postJson('/order_point/send', {
  input: object({ orderNumber: string(), activityNumber: string() }),
  output: Status,
})

/** Whether the points of an order have arrived. spec §7 Order points */
export const orderPointSendResult = get('/order_point/send/result/get', {
  input: object({ orderNumber: string() }),
  output: Status,
})

/** A points promotion; `points` per order, times epoch ms. spec §7 Order points */
export const pointActivity = get('/point_activity/find/number', {
  input: object({ number: string() }),
  output: object({
    number: string(),
    name: string(),
    rule: string(),
    points: Finite,
    startAt: Time,
    endAt: Time,
  }),
})
