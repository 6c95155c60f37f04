import { boolean, object, optional, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { Ack, known } from '#api/shapes.ts'

/** A landing of a campaign. spec §7 Public */
export const publicConvertCreate = postJson('/public/convert/create', {
  input: object({ scene: string(), adClickId: optional(string()), mobileBound: optional(boolean()) }),
  output: object({ convertId: string() }),
})

/** Redeems a code, once, for who is signed in or the account of `mobile`; `target` is where the customer finds it. spec §7 Public */
export const publicConvertExchange = postJson('/public/convert/exchange', {
  input: object({ code: string(), mobile: optional(string()) }),
  output: object({ result: known('OK', 'ALREADY'), target: string() }),
})

/** What somebody who came by an advertisement did. spec §7 Public */
export const publicConvertWeb = postJson('/public/convert/web', {
  input: object({ event: string(), clickId: string() }),
  output: Ack,
})
