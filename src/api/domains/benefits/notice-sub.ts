import { boolean, object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { Ack, known, listOf } from '#api/shapes.ts'

const kind = known('LIVE', 'POOL', 'CASE', 'ORDER', 'REFUND', 'NOTICE', 'MARKETING')

/** The available notifications; `templateId` where WeChat delivers them. spec §7 Notice subscription */
export const noticeSubFilter = get('/notice-sub/filter', {
  input: object({}),
  output: listOf(object({ kind, name: string(), templateId: optional(string()) })),
})

/**
 * The customer's subscriptions, kinds in the order of the filter; an empty `targetId` means the whole kind. `name` and
 * `path` are those of the room, pool or channel, if it still exists. spec §7 Notice subscription
 */
export const noticeSubMe = get('/notice-sub/me', {
  members: true,
  input: object({}),
  output: listOf(
    object({ kind, targetId: string(), on: boolean(), name: optional(string()), path: optional(string()) }),
  ),
})

/** Switches a subscription on or off. spec §7 Notice subscription */
export const noticeSubSet = post('/notice-sub/set', {
  input: object({ kind, targetId: optional(string()), on: boolean() }),
  output: Ack,
})
