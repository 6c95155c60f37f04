import { and, eq, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
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
 * ones end, reservations expire. Run before orders or coupons are read, so it only asks where nothing is due; otherwise
 * one transaction.
 */
export async function tidy({ db, now }: Deps): Promise<void> {
  const at = now()
  const numbersOf = (where: SQL) => db.select({ number: orders.orderNumber }).from(orders).where(where)
  const waiting = numbersOf(inArray(orders.status, WAITING))
  const unpaid = and(inArray(orders.status, ['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY']), lte(orders.payExpireAt, at))
  const unpayable = and(
    inArray(subOrders.status, ['WAIT_PAY', 'PAYING']),
    inArray(subOrders.orderNumber, numbersOf(eq(orders.status, 'CLOSED'))),
  )
  const beginning = and(eq(orders.status, 'PAID'), lte(orders.serviceStartAt, at))
  const ending = and(eq(orders.status, 'IN_SERVICE'), lte(orders.serviceEndAt, at))
  const expired = lte(preOrders.expireAt, at)
  const released = and(
    eq(coupons.status, 'LOCKED'),
    notInArray(coupons.orderNumber, waiting),
    notInArray(coupons.orderNumber, db.select({ number: preOrders.preOrderNumber }).from(preOrders)),
  )
  const due = [
    sql`${orders} where ${or(unpaid, beginning, ending)}`,
    sql`${subOrders} where ${unpayable}`,
    sql`${preOrders} where ${expired}`,
    sql`${coupons} where ${released}`,
  ].map((rows) => sql`exists (select 1 from ${rows})`)
  const [found] = await db.all<{ due: number }>(sql`select ${sql.join(due, sql` or `)} as due`)
  if (!found?.due) return
  await db.batch([
    db.update(orders).set({ status: 'CLOSED', openKey: null, closedAt: at, closedReason: '超时未付款' }).where(unpaid),
    db.update(subOrders).set({ status: 'CLOSED' }).where(unpayable),
    db.update(orders).set({ status: 'IN_SERVICE' }).where(beginning),
    db.update(orders).set({ status: 'FINISHED' }).where(ending),
    db.delete(preOrders).where(expired),
    db.update(coupons).set({ status: 'UNUSED', orderNumber: null }).where(released),
  ])
}

/** When an order closes if nothing is paid for it, epoch ms; null: never, as once a part is paid. product §2.17 */
export const closesAt = ({ status, payExpireAt }: OrderRow): number | null =>
  status === 'PART_PAID' ? null : payExpireAt

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
