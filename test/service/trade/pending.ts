import { and, eq, inArray } from 'drizzle-orm'
import { orders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { WAITING } from './gates.ts'

/** This customer's unpaid order with this sku. */
export function pendingOf(userId: string, skuId: string, { db }: Deps) {
  const waits = and(eq(orders.userId, userId), eq(orders.skuId, skuId), inArray(orders.status, WAITING))
  return db.query.orders.findFirst({ where: waits })
}

/** At most one unpaid order at a time. */
export async function refuseBesidePending(userId: string, skuId: string, deps: Deps): Promise<void> {
  if (await pendingOf(userId, skuId, deps)) throw new Refusal(40921, '您有一笔待付款订单')
}
