import { array, object, optional, string } from 'valibot'
import { get, postNone } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** The permissions of the customer's own tools, in plain words; we never trade for the customer. */
const TradeAuth = object({
  status: known('NONE', 'OPEN', 'CLOSED'),
  broker: optional(string()),
  scope: array(string()),
  openAt: optional(Time),
  closedAt: optional(Time),
})

/** The status of the authorization. spec §7 Trade authorisation Ambiguous: also readable under /ra-customer. */
export const tradeAuthInfo = get('/trade-auth/my-info', { input: object({}), output: TradeAuth })

/** Its history, newest first. spec §7 Trade authorisation Ambiguous: also readable under /ra-customer. */
export const tradeAuthRecordList = get('/trade-auth/my-record-list', {
  input: object({}),
  output: listOf(object({ at: Time, action: known('OPEN', 'CLOSE'), result: string(), channel: string() })),
})

/**
 * Opens it; a second call returns the existing one. For customers on the list TRADE_AUTH. spec §7 Trade authorisation
 * Ambiguous: also readable under /ra-customer.
 */
export const tradeAuthOpen = postNone('/trade-auth/open', { input: object({}), output: TradeAuth })
