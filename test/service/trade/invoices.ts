import { and, eq, isNull } from 'drizzle-orm'
import { invoiceOrders, invoices, refunds } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import type { OrderRow } from './status.ts'

/** While a refund is under review the remaining amount is unknown. */
const SETTLED = new Set(['PAID', 'IN_SERVICE', 'FINISHED', 'REFUNDED'])

/** The amount of an order's invoice: paid and not refunded, fen; 0 where none is possible. OR-15, E4 */
export async function billableOf(userId: string, { db }: Deps): Promise<(order: OrderRow) => number> {
  // A late or duplicate payment was never counted as paid.
  const done = and(eq(refunds.userId, userId), eq(refunds.status, 'DONE'), isNull(refunds.paymentNumber))
  const rows = await db.query.refunds.findMany({ where: done })
  return ({ orderNumber, status, paidFen }) => {
    if (!SETTLED.has(status)) return 0
    const back = rows.filter((each) => each.orderNumber === orderNumber)
    return Math.max(
      0,
      back.reduce((left, { actualFen }) => left - (actualFen ?? 0), paidFen),
    )
  }
}

/** How long issuing takes, ms. */
const ISSUE = 60_000

/** The status of an invoice that was requested at this time. */
export function statusOf(at: number, { now }: Deps) {
  return now() - at >= ISSUE ? ('ISSUED' as const) : ('APPLIED' as const)
}

/** The status of an order's invoice, and when it was issued. */
export async function invoiceStand(
  orderNumber: string,
  deps: Deps,
): Promise<{ status: 'NONE' | 'APPLIED' | 'ISSUED'; issuedAt?: number }> {
  const found = await invoiceOf(orderNumber, deps)
  if (!found) return { status: 'NONE' }
  const status = statusOf(found.at, deps)
  return { status, ...(status === 'ISSUED' && { issuedAt: found.at + ISSUE }) }
}

/** The orders of a customer that are on an invoice. */
export async function invoicedOrders(userId: string, { db }: Deps): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ orderNumber: invoiceOrders.orderNumber })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceOrders.invoiceId))
    .where(eq(invoices.userId, userId))
  return new Set(rows.map(({ orderNumber }) => orderNumber))
}

/** The invoice that an order is on. */
export async function invoiceOf(orderNumber: string, { db }: Deps) {
  const on = await db.query.invoiceOrders.findFirst({ where: eq(invoiceOrders.orderNumber, orderNumber) })
  return on && db.query.invoices.findFirst({ where: eq(invoices.invoiceId, on.invoiceId) })
}
