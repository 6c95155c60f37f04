import { and, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { coupons, feedbacks, orders, preOrders, subOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { gatesOf, WAITING } from './gates.ts'
import { skuOf } from './skus.ts'

export type OrderRow = typeof orders.$inferSelect
export type Step = 'EVAL' | 'SIGN' | 'FACE' | 'PAY' | 'FEEDBACK' | null

/**
 * What time has done to orders: those not paid in time close and give their coupon back, prepared services open,
 * opened ones end, kept places are given up. One transaction; asked before orders or coupons are read.
 */
export async function tidy({ db, now }: Deps): Promise<void> {
  const at = now()
  await db.batch([
    db
      .update(orders)
      .set({ status: 'CLOSED', openKey: null, closedAt: at, closedReason: '超时未付款' })
      .where(and(inArray(orders.status, ['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY']), lte(orders.payExpireAt, at))),
    db
      .update(subOrders)
      .set({ status: 'CLOSED' })
      .where(
        and(
          inArray(subOrders.status, ['WAIT_PAY', 'PAYING']),
          inArray(
            subOrders.orderNumber,
            db.select({ n: orders.orderNumber }).from(orders).where(eq(orders.status, 'CLOSED')),
          ),
        ),
      ),
    db
      .update(orders)
      .set({ status: 'IN_SERVICE' })
      .where(and(eq(orders.status, 'PAID'), lte(orders.serviceStartAt, at))),
    db
      .update(orders)
      .set({ status: 'FINISHED' })
      .where(and(eq(orders.status, 'IN_SERVICE'), lte(orders.serviceEndAt, at))),
    db.delete(preOrders).where(lte(preOrders.expireAt, at)),
    db
      .update(coupons)
      .set({ status: 'UNUSED', orderNumber: null })
      .where(
        and(
          eq(coupons.status, 'LOCKED'),
          notInArray(
            coupons.orderNumber,
            db.select({ n: orders.orderNumber }).from(orders).where(inArray(orders.status, WAITING)),
          ),
          notInArray(coupons.orderNumber, db.select({ n: preOrders.preOrderNumber }).from(preOrders)),
        ),
      ),
  ])
}

/** An order of this customer as it is now; throws when there is none. */
export async function ownOrderNow(orderNumber: string, userId: string, deps: Deps): Promise<OrderRow> {
  await tidy(deps)
  const mine = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  const row = await deps.db.query.orders.findFirst({ where: mine })
  if (!row) throw notFound('订单')
  return row
}

/** What the owner of an order does next. product 4.1: the gates are asked again at every step. */
export async function nextStepOf(order: OrderRow, session: Session, deps: Deps): Promise<Step> {
  const { status } = order
  if (status === 'IN_SERVICE') return (await wantsFeedback(order, deps)) ? 'FEEDBACK' : null
  if (!WAITING.includes(status)) return null
  if (status !== 'PART_PAID') {
    const { closed } = await gatesOf(await skuOf(order.skuId, deps), session, deps)
    if (closed.some(({ gate }) => gate === 'EVAL')) return 'EVAL'
  }
  return status === 'WAIT_SIGN' ? 'SIGN' : status === 'WAIT_FACE' ? 'FACE' : 'PAY'
}

/** Advisory services are visited once. product 4.2 */
async function wantsFeedback({ orderNumber, skuId }: OrderRow, deps: Deps): Promise<boolean> {
  if (!deps.content().skus.get(skuId)?.needSign) return false
  return !(await deps.db.query.feedbacks.findFirst({ where: eq(feedbacks.orderNumber, orderNumber) }))
}
