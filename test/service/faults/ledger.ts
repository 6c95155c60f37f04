import { and, count, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  declarations,
  evaluations,
  faceChecks,
  invoices,
  orders,
  payments,
  refunds,
  signFlows,
  subOrders,
} from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

/** How many of each thing the books have of a customer: what was really done, however often it was asked for. */
export async function ledgerOf(userId: string, { db }: Deps) {
  const rows = async (table: SQLiteTable, where: SQL | undefined) =>
    (await db.select({ n: count() }).from(table).where(where))[0]?.n ?? 0
  const own = db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.userId, userId))
  const evaluated = eq(evaluations.userId, userId)
  return {
    orders: await rows(orders, eq(orders.userId, userId)),
    parts: await rows(subOrders, inArray(subOrders.orderNumber, own)),
    paid: await rows(payments, and(inArray(payments.orderNumber, own), eq(payments.status, 'PAID'))),
    signed: await rows(signFlows, and(eq(signFlows.userId, userId), eq(signFlows.status, 'SIGNED'))),
    faced: await rows(faceChecks, and(eq(faceChecks.userId, userId), eq(faceChecks.status, 'PASS'))),
    refunds: await rows(refunds, eq(refunds.userId, userId)),
    invoices: await rows(invoices, eq(invoices.userId, userId)),
    declarations: await rows(declarations, eq(declarations.userId, userId)),
    begun: await rows(evaluations, evaluated),
    evaluations: await rows(evaluations, and(evaluated, eq(evaluations.status, 'VALID'))),
    confirmed: await rows(evaluations, and(evaluated, isNotNull(evaluations.pdfAt))),
  }
}
