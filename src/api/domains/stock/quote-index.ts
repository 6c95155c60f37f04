import { boolean, object, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** The indicators the customer opened. spec §7 Quotes */
export const quoteIndexSubscription = get('/quote-index/subscription/info', {
  members: true,
  input: object({}),
  output: listOf(object({ indexId: string(), expireAt: Time, status: known('ON', 'EXPIRED') })),
})

/** Opens an indicator for a week's trial, once; idempotent while it runs. spec §7 Quotes */
export const quoteIndexOpen = postJson('/quote-index/subscription/open', {
  input: object({ indexId: string(), trial: boolean() }),
  output: object({ expireAt: Time }),
})
