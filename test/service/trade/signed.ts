import { and, eq, ne } from 'drizzle-orm'
import { coupons, orders, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { submitApply } from '#test/service/strategies/applies.ts'
import { openTrial } from '#test/service/strategies/trial.ts'
import { DAY } from '#test/service/seed/days.ts'
import { vipTrial } from '#test/service/seed/coupons.ts'
import { submitRefund } from './refund-states.ts'
import type { FlowRow } from './signing.ts'

/** What a signature triggers; each step requires its previous state, so it is idempotent. */
export async function afterSigning(flow: FlowRow, deps: Deps): Promise<void> {
  if (flow.kind === 'ORDER') return signOrder(flow.targetId, deps)
  if (flow.kind === 'REFUND') return submitRefund(flow.targetId, deps)
  if (flow.kind === 'STRATEGY_COUPON') return openTrial(flow, deps)
  if (flow.kind === 'STRATEGY_APPLY') return submitApply(flow.targetId, deps)
  if (flow.kind === 'VIP_COUPON') return openMembership(flow, deps)
}

/** WAIT_SIGN → WAIT_FACE or WAIT_PAY. */
async function signOrder(orderNumber: string, { db, now, content }: Deps): Promise<void> {
  const row = await db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  const status = row && content().skus.get(row.skuId)?.needFace ? 'WAIT_FACE' : 'WAIT_PAY'
  await db
    .update(orders)
    .set({ status, signedAt: now() })
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.status, 'WAIT_SIGN')))
}

/** The coupon of a trial is used up by the signature, once. */
async function spendTrial({ targetId, userId }: FlowRow, { db, now }: Deps): Promise<boolean> {
  const [used] = await db
    .update(coupons)
    .set({ status: 'USED', usedAt: now() })
    .where(and(eq(coupons.couponId, targetId), eq(coupons.userId, userId), ne(coupons.status, 'USED')))
    .returning()
  return used !== undefined
}

/** A trial membership: the days are added to the existing ones, the level is never lowered. */
async function openMembership(flow: FlowRow, deps: Deps): Promise<void> {
  if (!(await spendTrial(flow, deps))) return
  const { db, now } = deps
  const user = await db.query.users.findFirst({ where: eq(users.userId, flow.userId) })
  if (!user) return
  const from = user.vipLevel > 0 ? Math.max(user.vipExpireAt ?? 0, now()) : now()
  const kept = { vipLevel: Math.max(1, user.vipLevel), vipExpireAt: from + vipTrial.days * DAY }
  await db.update(users).set(kept).where(eq(users.userId, flow.userId))
}
