import { array, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { Finite } from '#api/shapes/number.ts'

/** To whom: a company needs `taxNo`, 15, 17, 18 or 20 characters. */
const title = {
  titleType: known('PERSON', 'COMPANY'),
  title: string(),
  taxNo: optional(string()),
  email: string(),
}

const status = known('NONE', 'APPLIED', 'ISSUED', 'FAILED')
const Applied = object({ invoiceId: string(), status })

/**
 * Asks for the invoice of an order, over what was paid and not refunded. The same application again has the same
 * answer; another title, address or other orders are refused with 40956. spec §7 Invoices
 */
export const invoiceApply = postJson('/invoice', {
  input: object({ orderNumber: string(), ...title }),
  output: Applied,
})

/** Asks for one invoice of up to ten orders, as that of one. spec §7 Invoices, journey E4 */
export const invoiceBatch = postJson('/invoice/batch', {
  input: object({ orderNumbers: array(string()), ...title }),
  output: Applied,
})

/**
 * The invoice of an order: whom it names, over how many fen in all, and `url` once it is issued, good for a while.
 * `note`: what becomes of it after a refund. spec §7 Invoices
 */
export const invoiceOfOrder = get('/invoice/{orderNumber}', {
  input: object({ orderNumber: string() }),
  output: object({
    status,
    url: optional(string()),
    title: optional(string()),
    amountFen: optional(Finite),
    note: optional(string()),
  }),
})
