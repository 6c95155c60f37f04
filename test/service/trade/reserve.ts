import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { coupons, orders, preOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { SkuSeed } from '#test/service/seed/skus.ts'
import type { Session } from '#test/service/sessions.ts'
import { gatesOf, needOpen, saleOf } from './gates.ts'
import { numberFor } from './numbers.ts'
import { refuseBesidePending } from './pending.ts'
import { type Choice, priceOf } from './price.ts'
import { skuOf } from './skus.ts'
import { tidy } from './status.ts'

const PRE_ORDER_LIFE = 15 * 60_000

/** Reserves stock and the coupon for a quarter of an hour; an active reservation is returned again. */
export async function reserve(skuId: string, choice: Choice, session: Session, deps: Deps) {
  const { userId } = session.user
  const { db, now } = deps
  await tidy(deps)
  const sku = await skuOf(skuId, deps)
  needOpen(await gatesOf(sku, session, deps))
  const couponId = choice.couponId ?? null
  const same = and(
    eq(preOrders.userId, userId),
    eq(preOrders.skuId, skuId),
    couponId === null ? isNull(preOrders.couponId) : eq(preOrders.couponId, couponId),
  )
  const had = await db.query.preOrders.findFirst({ where: same })
  if (had) return { preOrderNumber: had.preOrderNumber, expireAt: had.expireAt }
  await refuseBesidePending(userId, skuId, deps)
  // Another choice of the same customer releases the previous reservation.
  const others = db
    .select({ n: preOrders.preOrderNumber })
    .from(preOrders)
    .where(and(eq(preOrders.userId, userId), eq(preOrders.skuId, skuId)))
  await db.batch([
    db.update(coupons).set({ status: 'UNUSED', orderNumber: null }).where(inArray(coupons.orderNumber, others)),
    db.delete(preOrders).where(and(eq(preOrders.userId, userId), eq(preOrders.skuId, skuId))),
  ])
  const closed = await saleOf(sku, userId, deps)
  if (closed) throw new Refusal(closed.code, closed.words)
  await priceOf(sku, choice, userId, deps)
  const row = { preOrderNumber: numberFor('Y', now()), userId, skuId, couponId, expireAt: now() + PRE_ORDER_LIFE }
  const { preOrderNumber, expireAt } = row
  const lock = and(eq(coupons.couponId, couponId ?? ''), eq(coupons.userId, userId), eq(coupons.status, 'UNUSED'))
  const isLocked = sql`exists (select 1 from ${coupons} where ${coupons.couponId} = ${couponId ?? ''} and ${coupons.orderNumber} = ${preOrderNumber})`
  const taken = sql`(select count(*) from ${orders} where ${orders.skuId} = ${skuId} and ${orders.status} not in ('CLOSED', 'REFUNDED')) + (select count(*) from ${preOrders} where ${preOrders.skuId} = ${skuId})`
  const me = eq(preOrders.preOrderNumber, preOrderNumber)
  await db.batch([
    db.update(coupons).set({ status: 'LOCKED', orderNumber: preOrderNumber }).where(lock),
    db.insert(preOrders).values(row),
    db
      .delete(preOrders)
      .where(
        and(
          me,
          or(
            couponId === null ? sql`false` : sql`not ${isLocked}`,
            sku.quota === undefined ? sql`false` : sql`${taken} > ${sku.quota}`,
          ),
        ),
      ),
    db
      .update(coupons)
      .set({ status: 'UNUSED', orderNumber: null })
      .where(
        and(
          eq(coupons.orderNumber, preOrderNumber),
          notExists(db.select({ n: preOrders.preOrderNumber }).from(preOrders).where(me)),
        ),
      ),
  ])
  if (await db.query.preOrders.findFirst({ where: me })) return { preOrderNumber, expireAt }
  await priceOf(sku, choice, userId, deps)
  throw new Refusal(40918, '已售罄')
}

/** A valid reservation of this customer for this sku. */
export async function preOrderOf(preOrderNumber: string, userId: string, { skuId }: SkuSeed, { db }: Deps) {
  const mine = and(
    eq(preOrders.preOrderNumber, preOrderNumber),
    eq(preOrders.userId, userId),
    eq(preOrders.skuId, skuId),
  )
  const found = await db.query.preOrders.findFirst({ where: mine })
  if (!found) throw new Refusal(40920, '预留已失效，请重新确认订单')
  return found
}
