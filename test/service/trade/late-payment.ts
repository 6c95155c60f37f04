import { eq } from 'drizzle-orm'
import { orders, type payments, refunds, subOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

type PaymentRow = typeof payments.$inferSelect

/** A payment for an order, or a part of one, that had closed is refunded automatically, once. */
export async function returnLate(payment: PaymentRow, deps: Deps): Promise<void> {
  const { db } = deps
  const { orderNumber, subOrderNumber, paymentNumber } = payment
  const order = await db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  const part =
    subOrderNumber === null
      ? undefined
      : await db.query.subOrders.findFirst({ where: eq(subOrders.subOrderNumber, subOrderNumber) })
  if (order?.status !== 'CLOSED' && part?.status !== 'CLOSED') return
  await giveBack(payment, `F${paymentNumber}`, '订单关闭后到账，自动原路退回', deps)
}

/** A duplicate payment, made in another way, is refunded automatically, once. */
export function returnSecond(payment: PaymentRow, number: string, deps: Deps): Promise<void> {
  return giveBack(payment, `F${payment.paymentNumber}-${number}`, '重复付款，自动原路退回', deps)
}

async function giveBack(payment: PaymentRow, refundNumber: string, reason: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  const { orderNumber, amountFen, paymentNumber } = payment
  const order = await db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  if (!order) return
  const at = now()
  await db
    .insert(refunds)
    .values({
      refundNumber,
      orderNumber,
      userId: order.userId,
      paymentNumber,
      status: 'PAYING',
      isRead: false,
      applyFen: amountFen,
      reason,
      timeline: JSON.stringify([{ at, text: '款项自动原路退回，预计5个工作日内到账' }]),
      lines: JSON.stringify([{ name: '应退回金额', amountFen }]),
      createdAt: at,
    })
    .onConflictDoNothing()
  await deps.vendors.open({ kind: 'PAYOUT', reference: refundNumber, title: reason, amountFen })
}
