import { and, eq, ne, sql } from 'drizzle-orm'
import { coupons, strategySubs } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { demandOfPress } from '#test/service/room/gate.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { trial } from '#test/service/seed/strategy/offers.ts'
import type { Session } from '#test/service/sessions.ts'
import { strategyOf } from './access.ts'

/** A strategy that coupons open, and that suits the customer now. SG-08 */
export function needTrial(strategyId: string, session: Session | null, deps: Deps): StrategySeed {
  if (!trial.strategyIds.some((each) => each === strategyId)) throw new Refusal(40969, '该体验券不适用于此策略')
  const strategy = strategyOf(strategyId, deps)
  demandOfPress(deps.access.toService(strategy.riskLevel, session))
  return strategy
}

/** Opens the strategy of a signed trial and uses its coupon up, both or neither; again changes nothing. */
export async function openTrial(flow: { targetId: string; userId: string; subject: string | null }, deps: Deps) {
  const { targetId: couponId, userId, subject } = flow
  if (subject === null) return
  const { db, now } = deps
  const unused = and(eq(coupons.couponId, couponId), eq(coupons.userId, userId), ne(coupons.status, 'USED'))
  await db.batch([
    db.run(sql`insert or ignore into ${strategySubs} ("id", "userId", "strategyId", "openAt", "expireAt", "couponId")
      select ${`CS-${couponId}`}, ${userId}, ${subject}, ${now()}, ${now() + trial.days * DAY}, ${couponId}
      where exists (select 1 from ${coupons} where ${unused})`),
    db.update(coupons).set({ status: 'USED', usedAt: now() }).where(unused),
  ])
}
