import { boolean, object, optional, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { Ack, known } from '#api/shapes.ts'

/** A campaign landing. spec §7 Public */
export const publicConvertCreate = postJson('/public/convert/create', {
  input: object({ scene: string(), adClickId: optional(string()), mobileBound: optional(boolean()) }),
  output: object({ convertId: string() }),
})

/**
 * Redeems a code, once, for the signed-in customer or the account of `mobile`; `target` is where the customer finds it.
 * spec §7 Public
 */
export const publicConvertExchange = postJson('/public/convert/exchange', {
  input: object({ code: string(), mobile: optional(string()) }),
  output: object({ result: known('OK', 'ALREADY'), target: string() }),
})

/** The conversion of an advertisement. spec §7 Public */
export const publicConvertWeb = postJson('/public/convert/web', {
  input: object({ event: string(), clickId: string() }),
  output: Ack,
})
