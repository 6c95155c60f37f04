import { and, desc, eq } from 'drizzle-orm'
import type { Coupon } from '#api/shapes/coupon.ts'
import { coupons, orders, preOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { type CouponPlan, couponPlans } from '#test/service/seed/coupons.ts'
import { today } from '#test/service/seed/days.ts'
import type { Session } from '#test/service/sessions.ts'
import { toCard } from '#test/service/stocks/present.ts'
import { closesAt } from './status.ts'

export type CouponRow = typeof coupons.$inferSelect

function plansNow(deps: Deps): readonly CouponPlan[] {
  return couponPlans(today(deps.now()))
}

export function planOf(planNumber: string, deps: Deps): CouponPlan {
  const plan = plansNow(deps).find((each) => each.planNumber === planNumber)
  if (!plan) throw notFound('优惠券')
  return plan
}

/** How many courses are listed for a coupon. */
const NAMED = 3

/** The discount of a plan on a price, fen; at least one fen remains to pay. */
export function offOf(
  { kind, thresholdFen = 0, valueFen = 0, discountRate = 1 }: CouponPlan,
  priceFen: number,
): number {
  if (priceFen < thresholdFen) return 0
  // Whole ten-thousandths: a rate of 0.9 has no exact binary representation.
  const rate = Math.round(discountRate * 10_000)
  const off = kind === 'CASH' ? valueFen : kind === 'DISCOUNT' ? priceFen - Math.ceil((priceFen * rate) / 10_000) : 0
  return Math.max(0, Math.min(off, priceFen - 1))
}

/** The courses that a plan discounts, with their reduced prices. */
export async function suitsOf(plan: CouponPlan, session: Session | null, deps: Deps) {
  const cheaper = [...deps.content().courses.values()].filter(
    ({ skuId, priceFen }) => (plan.skuIds?.includes(skuId) ?? true) && offOf(plan, priceFen) > 0,
  )
  const cards = await Promise.all(cheaper.map((course) => toCard(course, deps, session)))
  return cards
    .filter(({ access }) => !access.allowed && access.reason !== 'SOLD_OUT')
    .toSorted((a, b) => b.learnCount - a.learnCount)
    .slice(0, NAMED)
    .map((course) => ({ course, payableFen: course.priceFen - offOf(plan, course.priceFen) }))
}

/** What locks a coupon or was paid with it: an order, or a reservation, which has no page. */
async function holderOf({ orderNumber, status }: CouponRow, { db }: Deps) {
  if (orderNumber === null) return {}
  const order = await db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  const kept = order
    ? undefined
    : await db.query.preOrders.findFirst({ where: eq(preOrders.preOrderNumber, orderNumber) })
  const heldUntil = order ? closesAt(order) : kept?.expireAt
  return {
    ...(order && { orderNumber }),
    ...(status === 'LOCKED' && typeof heldUntil === 'number' && { heldUntil }),
  }
}

/** A coupon with the order that it belongs to, and, while it is usable, what it is for. */
export async function toOwnCoupon(row: CouponRow, session: Session, deps: Deps): Promise<Coupon> {
  const coupon = toCoupon(row, deps)
  const reduces = coupon.kind === 'CASH' || coupon.kind === 'DISCOUNT'
  return {
    ...coupon,
    ...(await holderOf(row, deps)),
    ...(reduces && coupon.status === 'UNUSED' && { suits: await suitsOf(planOf(row.planNumber, deps), session, deps) }),
  }
}

/** The current state of a coupon: one not used in time has expired. */
export function toCoupon(row: CouponRow, deps: Deps): Coupon {
  const { name, kind, valueFen, discountRate, thresholdFen, scopeText } = planOf(row.planNumber, deps)
  return {
    couponId: row.couponId,
    planNumber: row.planNumber,
    name,
    kind,
    ...(valueFen !== undefined && { valueFen }),
    ...(discountRate !== undefined && { discountRate }),
    ...(thresholdFen !== undefined && { thresholdFen }),
    startAt: row.startAt,
    endAt: row.endAt,
    status: row.status === 'UNUSED' && row.endAt <= deps.now() ? 'EXPIRED' : row.status,
    scopeText,
  }
}

/** The customer's coupons, newest first. */
export async function couponsOf(userId: string, deps: Deps): Promise<CouponRow[]> {
  return deps.db.select().from(coupons).where(eq(coupons.userId, userId)).orderBy(desc(coupons.createdAt))
}

/** One coupon of this customer; throws when there is none, or it is of another kind. */
export async function ownCoupon(couponId: string, userId: string, deps: Deps, kind?: CouponPlan['kind']) {
  const mine = and(eq(coupons.couponId, couponId), eq(coupons.userId, userId))
  const row = await deps.db.query.coupons.findFirst({ where: mine })
  if (!row || (kind !== undefined && planOf(row.planNumber, deps).kind !== kind)) throw notFound('优惠券')
  return row
}

/** Discount coupons that are usable now, for one sku or any. */
export async function usableCoupons(userId: string, skuId: string | undefined, deps: Deps): Promise<Coupon[]> {
  const rows = await couponsOf(userId, deps)
  return rows
    .filter(({ planNumber, startAt }) => {
      const { kind, skuIds } = planOf(planNumber, deps)
      const reduces = kind === 'CASH' || kind === 'DISCOUNT'
      return reduces && startAt <= deps.now() && (skuId === undefined || !skuIds || skuIds.includes(skuId))
    })
    .map((row) => toCoupon(row, deps))
    .filter(({ status }) => status === 'UNUSED')
}
