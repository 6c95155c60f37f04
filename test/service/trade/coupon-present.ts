import { and, desc, eq } from 'drizzle-orm'
import type { Coupon } from '#api/shapes/coupon.ts'
import { coupons } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { type CouponPlan, couponPlans } from '#test/service/seed/coupons.ts'
import { today } from '#test/service/seed/days.ts'

export type CouponRow = typeof coupons.$inferSelect

function plansNow(deps: Deps): readonly CouponPlan[] {
  return couponPlans(today(deps.now()))
}

export function planOf(planNumber: string, deps: Deps): CouponPlan {
  const plan = plansNow(deps).find((each) => each.planNumber === planNumber)
  if (!plan) throw notFound('优惠券')
  return plan
}

/** A coupon as it is now: one that was not used in time has expired. */
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

/** Coupons that reduce a price and may be used now, for one sku or any. */
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
