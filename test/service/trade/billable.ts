import { and, eq, isNull } from 'drizzle-orm'
import { refunds } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import type { OrderRow } from './status.ts'

/** While a refund is being decided nobody knows what is left. */
const SETTLED = new Set(['PAID', 'IN_SERVICE', 'FINISHED', 'REFUNDED'])

/** What an invoice of an order is over: paid and not given back, fen; 0 where there can be none. product OR-15, E4 */
export async function billableOf(userId: string, { db }: Deps): Promise<(order: OrderRow) => number> {
  // What came too late or twice was never counted as paid.
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
