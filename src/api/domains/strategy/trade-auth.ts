import { array, object, optional, string } from 'valibot'
import { get, postNone } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** What the customer's own tools are allowed, in plain words; nobody trades for the customer. */
const TradeAuth = object({
  status: known('NONE', 'OPEN', 'CLOSED'),
  broker: optional(string()),
  scope: array(string()),
  openAt: optional(Time),
  closedAt: optional(Time),
})

/**
 * How the authorisation stands. spec §7 Trade authorisation
 * Ambiguous: also readable under /ra-customer.
 */
export const tradeAuthInfo = get('/trade-auth/my-info', { input: object({}), output: TradeAuth })

/**
 * What happened with it, newest first. spec §7 Trade authorisation
 * Ambiguous: also readable under /ra-customer.
 */
export const tradeAuthRecordList = get('/trade-auth/my-record-list', {
  input: object({}),
  output: listOf(object({ at: Time, action: known('OPEN', 'CLOSE'), result: string(), channel: string() })),
})

/**
 * Opens it; again it answers the one there is. For those on the list TRADE_AUTH. spec §7 Trade authorisation
 * Ambiguous: also readable under /ra-customer.
 */
export const tradeAuthOpen = postNone('/trade-auth/open', { input: object({}), output: TradeAuth })
