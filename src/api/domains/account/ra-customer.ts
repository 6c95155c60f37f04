import { object, optional, string } from 'valibot'
import { get, postNone } from '#api/call.ts'
import { Analyst, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** One advice: its author, until when it is valid (epoch ms), and its page. */
const Advice = object({
  id: string(),
  kind: known('COLUMN', 'CASE', 'STRATEGY', 'ANSWER'),
  at: Time,
  title: string(),
  text: string(),
  symbol: optional(string()),
  publisher: string(),
  certNo: string(),
  validUntil: Time,
  path: string(),
})

/**
 * The customer's record with the adviser, and all advice that was ever pushed, month by month (`2026-11`), newest first;
 * without a month the newest that has any. `endAt`: when the last running service ends. spec §7 Customer record
 */
export const raCustomer = get('/ra-customer/get', {
  input: object({ month: optional(string()), ...paging }),
  output: object({
    ...pageOf(Advice).entries,
    status: known('NONE', 'OPEN'),
    adviser: optional(Analyst),
    recordNo: optional(string()),
    openAt: optional(Time),
    endAt: optional(Time),
    /** The month of the list; absent where there is none. */
    month: optional(string()),
    /** Every month that has some, newest first. */
    months: listOf(object({ month: string(), count: Count })),
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
