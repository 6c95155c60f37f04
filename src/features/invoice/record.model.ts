import type { OutputOf } from '#api/call.ts'
import { invoiceOfOrder } from '#api/domains/trade/invoice.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'

export type InvoiceRecord = OutputOf<typeof invoiceOfOrder> & {
  /** The PDF's address, valid for a short time; '' where there is none. */
  file: string
}

/** The invoice of an order, read while it is `wanted`; stored nowhere. OR-15 */
export function useRecord(orderNumber: string, wanted: boolean): Loaded<InvoiceRecord> {
  const read = useFresh(invoiceOfOrder, wanted ? { orderNumber } : null)
  return mapLoaded(read, (invoice) => ({ ...invoice, file: documentAt(invoice.url) }))
}
