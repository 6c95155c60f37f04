import { array, boolean, object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { Ack, known } from '#api/shapes.ts'

const Code = object({ code: string() })

/** Binds a partner's code to the customer. A GET with an effect. spec §7 Convert */
export const bindUnionConvert = get('/convert/bind-union-convert', {
  input: Code,
  output: object({ bound: boolean() }),
  effects: true,
})

/** The partner the customer is bound to, if any. spec §7 Convert */
export const bindUnionConvertInfo = get('/convert/bindUnionConvertInfo', {
  members: true,
  input: object({}),
  output: object({ partner: optional(string()), bound: boolean() }),
})

/** The way into the partner's mini-program. spec §7 Convert */
export const enterMiniProgram = get('/convert/enterMiniProgram', {
  input: Code,
  output: object({ scheme: optional(string()), path: optional(string()) }),
})

/** Whose code this is and what it gives. spec §7 Convert */
export const unionConvertInfo = get('/convert/union_convert_info', {
  input: Code,
  output: object({ partner: string(), benefits: array(string()), status: known('UNUSED', 'MINE', 'USED') }),
})

/** Notes that something was done with a code. spec §7 Convert */
export const convertWeb = post('/convert/web', { input: object({ code: string(), event: string() }), output: Ack })
