import { and, eq } from 'drizzle-orm'
import { orders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { packages } from '#test/service/seed/memberships.ts'
import type { Session, User } from '#test/service/sessions.ts'
import { columnsOf } from '#test/service/learning/article-list.ts'

/** The package a customer has now. */
function packageOf({ vipLevel, vipExpireAt }: User, now: number) {
  const runs = vipExpireAt === null || vipExpireAt > now
  return runs ? packages.find(({ level }) => level === vipLevel) : undefined
}

const until = ({ vipExpireAt }: User) => (vipExpireAt === null ? {} : { expireAt: vipExpireAt })

export function servicesOf(number: string, user: User, now: number) {
  const found = packages.find((each) => each.number === number)
  if (!found) throw notFound('会员服务包')
  const isMine = packageOf(user, now)?.number === number
  return found.services.map((service) => ({ ...service, ...(isMine && until(user)) }))
}

export function roomsOf(user: User, now: number) {
  const mine = packageOf(user, now)
  return mine ? mine.rooms.map((room) => ({ ...room, packageNumber: mine.number, ...until(user) })) : []
}

/** Columns that are open to the customer, of one kind. */
export function columnsFor(kind: 'FREE' | 'VIP', session: Session, deps: Deps) {
  return columnsOf(deps, session)
    .filter((column) => column.kind === kind && column.access.allowed)
    .map(({ id, name, analyst, latest }) => ({
      id,
      name,
      analyst,
      ...(kind === 'VIP' && until(session.user)),
      ...(latest && { latestAt: latest.publishedAt }),
    }))
}

/** Active services: purchased courses, and the membership. */
export async function subscriptionsOf(user: User, now: number, deps: Deps) {
  const running = and(eq(orders.userId, user.userId), eq(orders.status, 'IN_SERVICE'))
  const bought = await deps.db.query.orders.findMany({ where: running })
  const courses = bought.flatMap(({ skuId, serviceStartAt, serviceEndAt }) => {
    const course = deps.content().courseOfSku(skuId)
    if (!course || (serviceEndAt ?? Infinity) <= now) return []
    const links = [{ name: '继续学习', path: `/course/${course.number}` }]
    const term = {
      ...(serviceStartAt !== null && { startAt: serviceStartAt }),
      ...(serviceEndAt !== null && { expireAt: serviceEndAt }),
    }
    return [{ kind: 'COURSE', name: course.title, ...term, links }]
  })
  const mine = packageOf(user, now)
  const links = mine ? mine.services.map(({ name, path }) => ({ name, path })) : []
  return [...(mine ? [{ kind: 'VIP', name: mine.name, ...until(user), links }] : []), ...courses]
}
