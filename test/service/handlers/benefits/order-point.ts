import { and, desc, eq } from 'drizzle-orm'
import { orderPoints, orders } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { gainPoints } from '#test/service/points.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { activities } from '#test/service/seed/gifts.ts'

/** How long the shop takes, ms. */
const TRAVEL = 3000
const PAID = new Set(['PAID', 'IN_SERVICE', 'FINISHED'])

export function orderPoint(deps: Deps): Handlers<'order-point'> {
  const activityOf = (number: string) => {
    const found = activitiesNow(deps).find((each) => each.number === number)
    if (!found) throw notFound('积分活动')
    return found
  }
  return {
    pointActivity: ({ number }) => activityOf(number),
    async orderPointSend({ orderNumber, activityNumber }, visit) {
      const { userId } = visit.known().user
      const order = await ownOrder(orderNumber, userId, deps)
      const sent = await deps.db.query.orderPoints.findFirst({ where: eq(orderPoints.orderNumber, orderNumber) })
      if (sent) return { status: statusOf(sent.at, visit.now) }
      const { points, name, startAt, endAt } = activityOf(activityNumber)
      if (visit.now < startAt || visit.now >= endAt) throw new Refusal(40944, '积分活动未开始或已结束')
      if (!PAID.has(order.status)) throw new Refusal(40945, '订单完成付款后可发放积分')
      const row = { orderNumber, userId, activityNumber, points, at: visit.now }
      await deps.db.insert(orderPoints).values(row).onConflictDoNothing()
      await gainPoints({ userId, cause: `ORDER ${orderNumber}`, title: name, amount: points, at: visit.now }, deps)
      return { status: 'SENDING' }
    },
    async orderPointSendResult({ orderNumber }, visit) {
      await ownOrder(orderNumber, visit.known().user.userId, deps)
      const sent = await deps.db.query.orderPoints.findFirst({ where: eq(orderPoints.orderNumber, orderNumber) })
      return { status: sent ? statusOf(sent.at, visit.now) : 'NONE' }
    },
  }
}

function activitiesNow({ now }: Deps) {
  const midnight = today(now())
  return activities.map(({ startsInDays, endsInDays, ...rest }) => ({
    ...rest,
    startAt: midnight + startsInDays * DAY,
    endAt: midnight + endsInDays * DAY,
  }))
}

/** The paid orders of courses, newest first, and what became of their points. */
export async function pointsOfOrders(userId: string, deps: Deps) {
  const { db, content, now } = deps
  const sent = await db.query.orderPoints.findMany({ where: eq(orderPoints.userId, userId) })
  const mine = await db.query.orders.findMany({ where: eq(orders.userId, userId), orderBy: desc(orders.createdAt) })
  const running = activitiesNow(deps).find(({ startAt, endAt }) => startAt <= now() && now() < endAt)
  return mine.flatMap(({ orderNumber, skuId, status }) => {
    const name = content().courseOfSku(skuId)?.title
    const row = sent.find((each) => each.orderNumber === orderNumber)
    const known = { orderNumber, ...(name !== undefined && { name }) }
    if (row) {
      const { points, at } = row
      return { ...known, points, status: status === 'REFUNDED' ? ('WITHDRAWN' as const) : statusOf(at, now()) }
    }
    if (!running || name === undefined || !PAID.has(status)) return []
    return { ...known, points: running.points, status: 'NONE' as const, activityNumber: running.number }
  })
}

/** Whether points sent at a time have arrived. */
function statusOf(at: number, now: number): 'SENT' | 'SENDING' {
  return now - at >= TRAVEL ? 'SENT' : 'SENDING'
}

/** An order of this customer; throws when there is none. */
export async function ownOrder(orderNumber: string, userId: string, { db }: Deps) {
  const mine = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  const found = await db.query.orders.findFirst({ where: mine })
  if (!found) throw notFound('订单')
  return found
}
