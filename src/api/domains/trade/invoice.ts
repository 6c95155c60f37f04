import { array, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { Finite } from '#api/shapes/number.ts'

/** The recipient: a company needs `taxNo`, 15, 17, 18 or 20 characters. */
const title = {
  titleType: known('PERSON', 'COMPANY'),
  title: string(),
  taxNo: optional(string()),
  email: string(),
}

const status = known('NONE', 'APPLIED', 'ISSUED', 'FAILED')
const Applied = object({ invoiceId: string(), status })

/**
 * Requests the invoice of an order for the amount paid and not refunded. The same request again returns the same
 * invoice; another title, address or other orders are rejected with 40956. spec §7 Invoices
 */
export const invoiceApply = postJson('/invoice', {
  input: object({ orderNumber: string(), ...title }),
  output: Applied,
})

/** Requests one invoice for up to ten orders, like that of one. spec §7 Invoices, journey E4 */
export const invoiceBatch = postJson('/invoice/batch', {
  input: object({ orderNumbers: array(string()), ...title }),
  output: Applied,
})

/**
 * The invoice of an order: its recipient, its total in fen, and `url` once issued, valid for a while. `note`: its
 * status after a refund. spec §7 Invoices
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
