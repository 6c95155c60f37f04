import { and, eq, inArray } from 'drizzle-orm'
import type * as calls from '#api/domains/strategy/strategy/coupon.ts'
import { orders, simulations, strategySubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { couponsOf, ownCoupon, planOf, toCoupon } from '#test/service/trade/coupon-present.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import { orderLinks } from '#test/service/seed/skus.ts'
import { trial } from '#test/service/seed/strategy/offers.ts'
import { skuOf } from '#test/service/trade/skus.ts'
import { strategyAccess, strategyOf } from '#test/service/strategies/access.ts'
import { toStrategy } from '#test/service/strategies/present.ts'

/** Strategy coupons, and the orders that sales staff prepared. */
export function offers(deps: Deps): Pick<Handlers<'strategy'>, keyof typeof calls> {
  const mine = async (userId: string) =>
    (await couponsOf(userId, deps)).filter(({ planNumber }) => planOf(planNumber, deps).kind === 'STRATEGY')
  const linkOf = (code: string) => {
    const found = orderLinks(today(deps.now())).find((each) => each.code === code)
    if (!found) throw notFound('订单链接')
    return found
  }
  const orderOf = (userId: string, skuId: string) =>
    deps.db.query.orders.findFirst({
      where: and(
        eq(orders.userId, userId),
        eq(orders.skuId, skuId),
        inArray(orders.status, ['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY', 'PART_PAID', 'PAID', 'IN_SERVICE']),
      ),
    })
  return {
    strategyCouponList: async (_, visit) => (await mine(visit.known().user.userId)).map((row) => toCoupon(row, deps)),
    async strategyCouponInfo({ couponId }, visit) {
      const row = await ownCoupon(couponId, visit.known().user.userId, deps, 'STRATEGY')
      const accessTo = await strategyAccess(deps, visit.session)
      const strategies = trial.strategyIds.map((id) => {
        const strategy = strategyOf(id, deps)
        return toStrategy(strategy, accessTo(strategy), deps)
      })
      return { ...toCoupon(row, deps), strategies, days: trial.days, agreement: { ...trial.agreement } }
    },
    async strategyCouponUsedList(asked, visit) {
      const rows = (await mine(visit.known().user.userId)).filter(({ status }) => status === 'USED')
      const page = pageOf(rows, asked)
      const list = page.list.map(async (row) => ({
        ...toCoupon(row, deps),
        usedAt: row.usedAt ?? row.startAt,
        strategyName: await strategyNameOf(row.couponId, deps),
      }))
      return { ...page, list: await Promise.all(list) }
    },
    async strategyOrderLinkCheck({ code }, visit) {
      const { userId, skuId, expireAt } = linkOf(code)
      const me = visit.known().user.userId
      if (userId !== me) return { valid: false, boundToMe: false, reason: 'OTHER_ACCOUNT' }
      if (expireAt <= visit.now) return { valid: false, boundToMe: true, reason: 'EXPIRED' }
      const order = await orderOf(me, skuId)
      const isUsed = order !== undefined && ['PAID', 'IN_SERVICE'].includes(order.status)
      return isUsed ? { valid: false, boundToMe: true, reason: 'USED' } : { valid: true, boundToMe: true }
    },
    async strategyOrderLinkInfo({ code }, visit) {
      const { userId, skuId, expireAt, sales } = linkOf(code)
      const me = visit.known().user.userId
      if (userId !== me) throw new Refusal(40315, '该链接不属于当前账号')
      const order = await orderOf(me, skuId)
      const person = deps.content().salesPeople.find(({ number }) => number === sales)
      return {
        code,
        ...(order && { orderNumber: order.orderNumber }),
        skuId,
        priceFen: (await skuOf(skuId, deps)).priceFen,
        expireAt,
        sales: { number: sales, name: person?.name ?? '' },
      }
    },
  }
}

/** Which strategy a used coupon opened, as a service or in a simulation. */
async function strategyNameOf(couponId: string, deps: Deps): Promise<string> {
  const sub = await deps.db.query.strategySubs.findFirst({ where: eq(strategySubs.couponId, couponId) })
  if (sub) return strategyOf(sub.strategyId, deps).name
  const simulation = await deps.db.query.simulations.findFirst({ where: eq(simulations.couponId, couponId) })
  const channel = simulation && deps.library().strategies.channel(simulation.passagewayId)
  return channel?.strategy.name ?? '策略体验'
}
