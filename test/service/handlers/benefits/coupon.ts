import { and, count, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { coupons, orders } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { CouponPlan } from '#test/service/seed/coupons.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import type { User } from '#test/service/sessions.ts'
import { liveFlow, newestFlow } from '#test/service/trade/signing.ts'
import {
  type CouponRow,
  couponsOf,
  ownCoupon,
  planOf,
  suitsOf,
  toCoupon,
  toOwnCoupon,
  usableCoupons,
} from '#test/service/trade/coupon-present.ts'
import { tidy } from '#test/service/trade/status.ts'
import { ownOrder } from './order-point.ts'

export function coupon(deps: Deps): Handlers<'coupon'> {
  return {
    async couponsMe({ status }, visit) {
      const session = visit.known()
      await tidy(deps)
      const rows = await couponsOf(session.user.userId, deps)
      const mine = await Promise.all(rows.map((row) => toOwnCoupon(row, session, deps)))
      return mine.filter((each) => status === undefined || each.status === status)
    },
    couponsUsers: ({ skuId }, visit) => usableCoupons(visit.known().user.userId, skuId, deps),
    couponGain: async ({ planNumber }, visit) =>
      toCoupon(await gainCoupon(visit.known().user, planOf(planNumber, deps), deps), deps),
    async couponOfMine({ planNumber }, visit) {
      const row = await couponOfPlan(visit.known().user.userId, planOf(planNumber, deps).planNumber, deps)
      return row ? toCoupon(row, deps) : null
    },
    async couponPlan({ planNumber }, visit) {
      const plan = planOf(planNumber, deps)
      const { name, valueFen, discountRate, thresholdFen, scopeText, lifeDays, startAt, endAt } = plan
      return {
        name,
        ...(valueFen !== undefined && { valueFen }),
        ...(discountRate !== undefined && { discountRate }),
        left: await leftOf(plan, deps),
        startAt,
        endAt,
        limitPerUser: 1,
        ...(thresholdFen !== undefined && { thresholdFen }),
        scopeText,
        lifeDays,
        suits: await suitsOf(plan, visit.session, deps),
      }
    },

    async ddCouponMyList(_, visit) {
      const session = visit.known()
      const rows = await couponsOf(session.user.userId, deps)
      const given = rows.filter(({ planNumber }) => planOf(planNumber, deps).kind === 'DD')
      return Promise.all(given.map((row) => toOwnCoupon(row, session, deps)))
    },
    async ddCouponInfo({ id }, visit) {
      const session = visit.known()
      return toOwnCoupon(await ownCoupon(id, session.user.userId, deps, 'DD'), session, deps)
    },
    async ddCouponActivate({ id }, visit) {
      const session = visit.known()
      const row = await ownCoupon(id, session.user.userId, deps, 'DD')
      return toOwnCoupon(row.status === 'USED' ? row : await spend(row, deps), session, deps)
    },

    async delayCouponInfo({ id }, visit) {
      const row = await ownCoupon(id, visit.known().user.userId, deps, 'DELAY')
      const order = await ownOrder(row.orderNumber ?? '', visit.known().user.userId, deps)
      const { orderNumber, skuId, serviceEndAt } = order
      const name = deps.content().courseOfSku(skuId)?.title ?? '投顾服务'
      return {
        order: { orderNumber, name, ...(serviceEndAt !== null && { serviceEndAt }) },
        days: planOf(row.planNumber, deps).delayDays ?? 0,
        expireAt: row.endAt,
        sign: (await newestFlow('DELAY', id, deps))?.status ?? 'NONE',
        ...(row.delayedTo !== null && { newServiceEndAt: row.delayedTo }),
      }
    },
    async delayCouponSign({ id }, visit) {
      const row = await ownCoupon(id, visit.known().user.userId, deps, 'DELAY')
      return { newServiceEndAt: row.delayedTo ?? (await delay(row, deps)) }
    },
  }
}

function couponOfPlan(userId: string, planNumber: string, { db }: Deps) {
  return db.query.coupons.findFirst({ where: and(eq(coupons.userId, userId), eq(coupons.planNumber, planNumber)) })
}

/** How many of a plan are left. */
export async function leftOf({ planNumber, quota = 0 }: CouponPlan, { db }: Deps): Promise<number> {
  const [row] = await db.select({ n: count() }).from(coupons).where(eq(coupons.planNumber, planNumber))
  return Math.max(0, quota - (row?.n ?? 0))
}

/** One coupon of a plan for each customer, while there are any. `quota` is what the customer may draw on. */
export async function gainCoupon(user: User, plan: CouponPlan, deps: Deps): Promise<CouponRow> {
  const { userId, mobile } = user
  const { planNumber, quota, startAt, endAt, lifeDays } = plan
  const had = await couponOfPlan(userId, planNumber, deps)
  if (had) return had
  const now = deps.now()
  if (mobile === null) throw new Refusal(40320, '请先绑定手机号')
  if (quota === undefined) throw new Refusal(40946, '该优惠券不能自行领取')
  if (now < startAt) throw new Refusal(40947, '领取尚未开始')
  if (now >= endAt) throw new Refusal(40948, '活动已结束')
  const couponId = `${planNumber}-${userId}`
  // To the end of the day that is printed on it.
  const until = today(now) + (lifeDays + 1) * DAY - 1
  await deps.db.run(sql`insert or ignore into ${coupons}
    ("couponId", "planNumber", "userId", "status", "startAt", "endAt", "createdAt")
    select ${couponId}, ${planNumber}, ${userId}, 'UNUSED', ${now}, ${until}, ${now}
    where (select count(*) from ${coupons} where ${coupons.planNumber} = ${planNumber}) < ${quota}`)
  const gained = await couponOfPlan(userId, planNumber, deps)
  if (!gained) throw new Refusal(40949, '已抢光')
  return gained
}

/** Uses a coupon up; rejects a locked or expired one, and the second of two at once. */
export async function spend(row: CouponRow, deps: Deps): Promise<CouponRow> {
  needUnspent(row, deps)
  const [used] = await deps.db
    .update(coupons)
    .set({ status: 'USED', usedAt: deps.now() })
    .where(and(eq(coupons.couponId, row.couponId), eq(coupons.status, 'UNUSED')))
    .returning()
  if (!used) throw new Refusal(40952, '优惠券已使用')
  return used
}

function needUnspent({ status, endAt }: CouponRow, { now }: Deps): void {
  if (status === 'LOCKED') throw new Refusal(40950, '已被待付款订单占用')
  if (endAt <= now()) throw new Refusal(40951, '优惠券已过期')
}

/** Counts from the end that the order has when it is written, so that two coupons at once both count. */
async function delay(row: CouponRow, deps: Deps): Promise<number> {
  const { db, now } = deps
  const order = await ownOrder(row.orderNumber ?? '', row.userId, deps)
  if ((await liveFlow('DELAY', row.couponId, deps))?.status !== 'SIGNED') {
    throw new Refusal(40967, '请先签署服务延期确认书')
  }
  const runs = and(
    eq(orders.orderNumber, order.orderNumber),
    eq(orders.status, 'IN_SERVICE'),
    isNotNull(orders.serviceEndAt),
  )
  needUnspent(row, deps)
  const unspent = and(eq(coupons.couponId, row.couponId), eq(coupons.status, 'UNUSED'))
  const more = (planOf(row.planNumber, deps).delayDays ?? 0) * DAY
  await db.batch([
    db
      .update(orders)
      .set({ serviceEndAt: sql`${orders.serviceEndAt} + ${more}` })
      .where(and(runs, exists(db.select().from(coupons).where(unspent)))),
    db
      .update(coupons)
      .set({
        status: 'USED',
        usedAt: now(),
        delayedTo: sql`(select ${orders.serviceEndAt} from ${orders} where ${orders.orderNumber} = ${order.orderNumber})`,
      })
      .where(and(unspent, exists(db.select().from(orders).where(runs)))),
  ])
  const { delayedTo } = await ownCoupon(row.couponId, row.userId, deps)
  if (delayedTo === null) throw new Refusal(40953, '该订单不在服务期内')
  return delayedTo
}
