import { object, optional, string } from 'valibot'
import { get, postNone } from '#api/call.ts'
import { Analyst, known, listOf } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** The customer's record with the adviser, and the advice that was given, with its date and how long it holds. spec §7 Customer record */
export const raCustomer = get('/ra-customer/get', {
  input: object({}),
  output: object({
    status: known('NONE', 'OPEN'),
    adviser: optional(Analyst),
    recordNo: optional(string()),
    openAt: optional(Time),
    advices: listOf(object({ at: Time, title: string(), publisher: string(), certNo: string(), validUntil: Time })),
  }),
})

/** The record of the CD line. spec §7 Customer record */
export const raCustomerCdInfo = get('/ra-customer/cd-info', {
  input: object({}),
  output: object({
    line: known('CD'),
    status: known('NONE', 'OPEN'),
    recordNo: optional(string()),
    openAt: optional(Time),
  }),
})

/** Opens the record; again it answers the one there is. spec §7 Customer record */
export const raCustomerCreate = postNone('/ra-customer/create', {
  input: object({}),
  output: object({ recordNo: string() }),
})
