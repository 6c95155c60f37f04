import { and, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { coupons, feedbacks, orders, preOrders, subOrders, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { type Closed, gatesOf, WAITING } from './gates.ts'
import { skuOf } from './skus.ts'

export type OrderRow = typeof orders.$inferSelect
export type Step = 'EVAL' | 'SIGN' | 'FACE' | 'PAY' | 'FEEDBACK' | null

/**
 * Applies the passage of time to orders: unpaid ones close and release their coupon, prepared services begin, active
 * ones end, reservations expire. One transaction; run before orders or coupons are read.
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

/** The current state of this customer's order; throws when there is none. */
export async function ownOrderNow(orderNumber: string, userId: string, deps: Deps): Promise<OrderRow> {
  await tidy(deps)
  const mine = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  const row = await deps.db.query.orders.findFirst({ where: mine })
  if (!row) throw notFound('订单')
  return row
}

/** The next step of an order's owner. law §1: the gates are checked again at every step. */
export async function nextStepOf(order: OrderRow, session: Session, deps: Deps): Promise<Step> {
  const { status } = order
  if (status === 'IN_SERVICE') return (await wantsFeedback(order, deps)) ? 'FEEDBACK' : null
  if (!WAITING.includes(status)) return null
  const block = await blockOf(order, session, deps)
  if (block) return block.gate === 'EVAL' ? 'EVAL' : null
  return status === 'WAIT_SIGN' ? 'SIGN' : status === 'WAIT_FACE' ? 'FACE' : 'PAY'
}

/**
 * The gate that has closed since the order was created: it is on hold, and its owner cannot continue now. A partly paid
 * order may be completed after an evaluation has expired, but never by a customer it no longer suits.
 */
export async function blockOf(
  { status, skuId }: OrderRow,
  owner: Pick<Session, 'user'>,
  deps: Deps,
): Promise<Closed | undefined> {
  if (!WAITING.includes(status)) return undefined
  const { closed } = await gatesOf(await skuOf(skuId, deps), owner, deps)
  return closed.find(({ gate }) => gate === 'MATCH' || (gate === 'EVAL' && status !== 'PART_PAID'))
}

/** @throws Refusal where the owner cannot continue with a pending order. */
export async function needUnblocked(order: OrderRow, owner: Pick<Session, 'user'>, deps: Deps): Promise<void> {
  const block = await blockOf(order, owner, deps)
  if (block) throw new Refusal(block.code, block.words)
}

/** Whether its owner, who may differ from the caller, cannot continue with an order: only the owner may know why. */
export async function isBlocked(order: OrderRow, deps: Deps): Promise<boolean> {
  const user = await deps.db.query.users.findFirst({ where: eq(users.userId, order.userId) })
  return !user || (await blockOf(order, { user }, deps)) !== undefined
}

/** Advisory services have one service visit. law §2 */
async function wantsFeedback({ orderNumber, skuId }: OrderRow, deps: Deps): Promise<boolean> {
  if (!deps.content().skus.get(skuId)?.needSign) return false
  return !(await deps.db.query.feedbacks.findFirst({ where: eq(feedbacks.orderNumber, orderNumber) }))
}
