import { and, eq, inArray } from 'drizzle-orm'
import type { Access } from '#api/shapes.ts'
import { orders, strategySubs } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { packages } from '#test/service/seed/strategy/offers.ts'
import type { Session } from '#test/service/sessions.ts'
import { appliesOf, serviceOf } from './applies.ts'

/** A strategy that a customer follows or followed. */
export interface Subscription {
  id: string
  strategy: StrategySeed
  openAt: number
  expireAt: number
}

/** All of a customer's, from orders, applications and coupons; the last to end first. */
export async function subscriptionsOf(userId: string, deps: Deps): Promise<Subscription[]> {
  const { strategies } = deps.library()
  const opened = await deps.db.query.strategySubs.findMany({ where: eq(strategySubs.userId, userId) })
  const served = inArray(orders.status, ['IN_SERVICE', 'FINISHED'])
  const bought = await deps.db.query.orders.findMany({ where: and(eq(orders.userId, userId), served) })
  const fromSubs = opened.flatMap(({ id, strategyId, openAt, expireAt }) => {
    const strategy = strategies.of(strategyId)
    return strategy ? [{ id, strategy, openAt, expireAt }] : []
  })
  const fromOrders = bought.flatMap(({ orderNumber, skuId, createdAt, serviceEndAt }) =>
    strategies.all
      .filter((strategy) => openedBy(strategy, skuId))
      .map((strategy) => ({
        id: `${orderNumber}-${strategy.strategyId}`,
        strategy,
        openAt: createdAt,
        expireAt: serviceEndAt ?? createdAt,
      })),
  )
  const fromApplies = (await appliesOf(userId, deps)).flatMap((row) => {
    const strategy = strategies.of(row.strategyId)
    const service = strategy && serviceOf(row, strategy)
    return strategy && service && service.openAt <= deps.now() ? [{ id: row.id, strategy, ...service }] : []
  })
  return [...fromSubs, ...fromOrders, ...fromApplies].toSorted(
    (a, b) => b.expireAt - a.expireAt || (a.id < b.id ? -1 : 1),
  )
}

/** Whether the purchase of this SKU opens the strategy, by itself or in a package. */
export function openedBy({ strategyId, skuId }: StrategySeed, bought: string): boolean {
  const inPackage = packages.find((each) => each.skuId === bought)?.strategyIds.some((each) => each === strategyId)
  return skuId === bought || inPackage === true
}

/** One subscription of this customer; another customer's id is not found. */
export async function ownSubscription(id: string, userId: string, deps: Deps): Promise<Subscription> {
  const found = (await subscriptionsOf(userId, deps)).find((each) => each.id === id)
  if (!found) throw notFound('策略订阅')
  return found
}

/** What the caller may see of each strategy: purchased, and suitable now. law §1 */
export async function strategyAccess(deps: Deps, session: Session | null): Promise<(strategy: StrategySeed) => Access> {
  const mine = session ? await subscriptionsOf(session.user.userId, deps) : []
  const now = deps.now()
  return (strategy) => {
    const { skuId, riskLevel, channels } = strategy
    const no = (reason: Access['reason']): Access => ({ allowed: false, reason, skuId })
    const fit = deps.access.toService(riskLevel, session)
    if (fit.reason === 'NEED_LOGIN' || fit.reason === 'NEED_MOBILE') return no(fit.reason)
    const best = mine.find((each) => each.strategy === strategy)
    // A customer who insisted on a higher level bought it knowingly; the lowest class never may.
    const knowingly = fit.reason === 'LEVEL_MISMATCH' && session?.user.isLowest === false
    if (best && best.expireAt > now && (fit.allowed || knowingly)) {
      return { allowed: true, skuId, expireAt: best.expireAt }
    }
    if (!fit.allowed) return no(fit.reason)
    if (best) return { ...no('EXPIRED'), expireAt: best.expireAt }
    return no(channels.every(({ capacity, used }) => used >= capacity) ? 'SOLD_OUT' : 'NOT_PURCHASED')
  }
}

export function strategyOf(strategyId: string, deps: Deps): StrategySeed {
  const found = deps.library().strategies.of(strategyId)
  if (!found) throw notFound('策略')
  return found
}
