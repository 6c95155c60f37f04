import { and, desc, eq } from 'drizzle-orm'
import { strategyApplies } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'

/** How long staff review a signed application, ms. */
const AUDIT = 5 * 60_000

export type ApplyRow = typeof strategyApplies.$inferSelect

export function appliesOf(userId: string, { db }: Deps): Promise<ApplyRow[]> {
  return db.query.strategyApplies.findMany({
    where: eq(strategyApplies.userId, userId),
    orderBy: [desc(strategyApplies.at), desc(strategyApplies.id)],
  })
}

/** An application of this customer; throws when there is none. */
export async function ownApply(id: string, userId: string, { db }: Deps): Promise<ApplyRow> {
  const mine = and(eq(strategyApplies.id, id), eq(strategyApplies.userId, userId))
  const found = await db.query.strategyApplies.findFirst({ where: mine })
  if (!found) throw notFound('策略申请')
  return found
}

/** When the service of a signed application runs, epoch ms; null before it is signed. */
export function serviceOf({ status, auditedAt }: ApplyRow, { serviceDays }: StrategySeed) {
  if (status !== 'SIGNED' || auditedAt === null) return null
  return { openAt: auditedAt, expireAt: auditedAt + serviceDays * DAY }
}

/**
 * DRAFT → WAIT_SIGN → AUDITING → ACTIVE → EXPIRED, or REJECTED: the states after the signature are derived from the
 * clock.
 */
export function statusOf(row: ApplyRow, strategy: StrategySeed, now: number) {
  const service = serviceOf(row, strategy)
  if (!service) return row.status
  if (now < service.openAt) return 'AUDITING'
  return now < service.expireAt ? 'ACTIVE' : 'EXPIRED'
}

/** It has been signed: WAIT_SIGN → SIGNED, once. */
export async function submitApply(id: string, { db, now }: Deps): Promise<void> {
  await db
    .update(strategyApplies)
    .set({ status: 'SIGNED', signedAt: now(), auditedAt: now() + AUDIT })
    .where(and(eq(strategyApplies.id, id), eq(strategyApplies.status, 'WAIT_SIGN')))
}
