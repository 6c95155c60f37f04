import { nullish, number, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { Me } from '#api/shapes.ts'

/** The signed-in customer. spec §7 Users */
export const me = get('/users/me', { input: object({}), output: Me })

/** The VIP level of the customer. spec §7 Users */
export const vipCheckLevel = get('/users/vip/check-level', {
  input: object({}),
  output: object({ level: number(), name: string(), expireAt: nullish(number()) }),
})

/** A sales or service person by number; without `certNo` the person gives no investment advice. spec §7 Users */
export const sales = get('/users/sales/{number}', {
  input: object({ number: string() }),
  output: object({
    number: string(),
    name: string(),
    certNo: optional(string()),
    avatarUrl: string(),
    wecomQrUrl: optional(string()),
  }),
})
